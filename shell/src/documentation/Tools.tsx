import { PROJECTS, type Project } from '@cabinet/contracts/config';
import { Select } from '@cabinet/ui/Select';
import { useTranslation } from 'react-i18next';
import { AppearanceSwitch } from '../layout/AppearanceSwitch.tsx';
import { LanguageSwitch } from '../layout/LanguageSwitch.tsx';
import styles from './Tools.module.css';

interface ToolsProps {
  variant: Project;
  onVariant(variant: Project): void;
}

/** Switches the display of the pages: variant, light or dark mode, language. */
export function Tools({ variant, onVariant }: ToolsProps) {
  const { t } = useTranslation('documentation');
  return (
    <div className={styles.tools}>
      <Select
        label={t('variant')}
        isLabelHidden
        look="bare"
        value={variant}
        onChange={(event) => onVariant(event.target.value as Project)}
      >
        {PROJECTS.map((project) => (
          <option key={project}>{project}</option>
        ))}
      </Select>
      <AppearanceSwitch />
      <div className={styles.language}>
        <LanguageSwitch />
      </div>
    </div>
  );
}
