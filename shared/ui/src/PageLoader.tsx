import styles from './PageLoader.module.css';
import { LinkingRings } from './Rings.tsx';
import { useUiText } from './useUiText.ts';

/** The placeholder of a whole page (§2). */
export function PageLoader() {
  const t = useUiText();
  return (
    <div className={styles.loader} role="status" aria-busy="true">
      <LinkingRings />
      {t('loading')}
    </div>
  );
}
