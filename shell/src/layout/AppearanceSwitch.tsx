import { appearanceAtom, setAppearance } from '@cabinet/state/appearance';
import { APPEARANCE_MODES } from '@cabinet/state/appearanceMode';
import { Segments } from '@cabinet/ui/Segments';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

/**
 * Switches between light, dark and the device's setting. The change is immediate, and this browser stores it.
 */
export function AppearanceSwitch() {
  const { t } = useTranslation('shell');
  const mode = useAtomValue(appearanceAtom);
  return (
    <Segments
      label={t('appearance.title')}
      options={APPEARANCE_MODES.map((value) => ({ value, text: t(`appearance.${value}`) }))}
      value={mode}
      onChange={setAppearance}
    />
  );
}
