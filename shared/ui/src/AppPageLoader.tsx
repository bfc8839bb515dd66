import { PageLoader } from '@cabinet/ui';
import styles from './AppPageLoader.module.css';

/**
 * The placeholder of the whole application, before its layout. A `PageLoader` as tall as the screen. Only
 * the documentation shows the component (§2).
 */
export function AppPageLoader() {
  return (
    <div className={styles.screen}>
      <PageLoader />
    </div>
  );
}
