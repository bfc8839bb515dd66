import { appearanceAtom, setAppearance } from '@cabinet/state/appearance';
import { APPEARANCE_MODES } from '@cabinet/state/appearanceMode';
import { Segments } from '@cabinet/ui/Segments';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

/** Light, dark, or as the device is set: the cabinet changes at once, and this browser remembers. */
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
