import { appearanceAtom, setAppearance } from '@cabinet/state';
import { Popover, Segments } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProfileButton } from '../components/ProfileRow.tsx';

const MODES = ['system', 'light', 'dark'] as const;

export function ThemeRow() {
  const { t } = useTranslation('mf-profile-later');
  const mode = useAtomValue(appearanceAtom);
  return (
    <Popover
      label={t('profile.theme.title')}
      trigger={(trigger) => (
        <ProfileButton
          icon={<SunMoon size={20} strokeWidth={1.8} />}
          title={t('profile.theme.title')}
          value={t(`profile.theme.${mode}`)}
          {...trigger}
        />
      )}
    >
      <Segments
        label={t('profile.theme.title')}
        options={MODES.map((value) => ({ value, text: t(`profile.theme.${value}`) }))}
        value={mode}
        onChange={setAppearance}
      />
    </Popover>
  );
}
