import type { PickupPoint } from '@cabinet/contracts/pickupPoints';
import { openness } from '@cabinet/domain/pickupPoint';
import { useTranslation } from 'react-i18next';

export interface OpeningText {
  isOpen: boolean;
  /** `20:00`, or the next opening: `завтра в 10:00`. Null if the place never opens. */
  when: string | null;
}

/** Whether a pick-up place is open now, with the closing or opening time. */
export function useOpeningText() {
  const { t } = useTranslation('mf-orders');
  return (point: PickupPoint): OpeningText => {
    const state = openness(point, new Date());
    if (state.isOpen) return { isOpen: true, when: state.until };
    if (!state.opens) return { isOpen: false, when: null };
    const { time, inDays, weekday } = state.opens;
    if (inDays < 2)
      return { isOpen: false, when: t(`place.when.${inDays === 0 ? 'today' : 'tomorrow'}`, { time }) };
    return { isOpen: false, when: t(`place.when.day.${weekday}`, { time }) };
  };
}
