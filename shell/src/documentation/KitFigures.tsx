import { PROJECTS } from '@cabinet/contracts/config';
import { useFormats } from '@cabinet/i18n/useFormats';
import { Stage } from '@cabinet/ui/Stage';
import { useTranslation } from 'react-i18next';
import costs from '#documentation-costs';
import styles from './KitFigures.module.css';

const COMPONENTS = costs.filter(({ component }) => component !== '*');
const KIT = costs.find(({ component }) => component === '*');

/** Shows the key figures of the kit. The build counts the components and their sizes. */
export function KitFigures() {
  const { t } = useTranslation('documentation');
  const { formatNumber } = useFormats();
  const kilobytes = (bytes = 0) => t('figures.kilobytes', { size: formatNumber(Math.ceil(bytes / 1024)) });
  const figures = {
    components: formatNumber(COMPONENTS.length),
    js: kilobytes(KIT?.js),
    css: kilobytes(KIT?.css),
    themes: formatNumber(PROJECTS.length * 2),
    access: 'AA',
  };
  return (
    <Stage>
      <dl className={styles.figures}>
        {Object.entries(figures).map(([name, figure]) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.name}>{t(`figures.${name}`)}</dt>
            <dd className={styles.value}>{figure}</dd>
          </div>
        ))}
      </dl>
    </Stage>
  );
}
