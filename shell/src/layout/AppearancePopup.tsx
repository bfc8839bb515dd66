import { appearanceAtom } from '@cabinet/state/appearance';
import { IconButton } from '@cabinet/ui/IconButton';
import { Popover } from '@cabinet/ui/Popover';
import { useAtomValue } from 'jotai';
import { Moon, Sun, SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './AppearancePopup.module.css';
import { AppearanceSwitch } from './AppearanceSwitch.tsx';

const SIGNS = { system: SunMoon, light: Sun, dark: Moon };

/** Opens the appearance switch from a small button, which shows the current choice. */
export function AppearancePopup() {
  const { t } = useTranslation('shell');
  const mode = useAtomValue(appearanceAtom);
  const Sign = SIGNS[mode];
  return (
    <Popover
      label={t('appearance.title')}
      align="end"
      trigger={(trigger) => (
        <IconButton
          className={styles.open}
          variant="plain"
          label={`${t('appearance.title')}: ${t(`appearance.${mode}`)}`}
          {...trigger}
        >
          <Sign size={20} strokeWidth={1.8} aria-hidden="true" />
        </IconButton>
      )}
    >
      <AppearanceSwitch />
    </Popover>
  );
}
