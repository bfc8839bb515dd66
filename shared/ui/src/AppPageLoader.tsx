import { PageLoader } from '@cabinet/ui';
import styles from './AppPageLoader.module.css';

/** The placeholder of the whole application, before its layout. A `PageLoader` as tall as the screen. */
export function AppPageLoader() {
  return (
    <div className={styles.screen}>
      <PageLoader />
    </div>
  );
}
