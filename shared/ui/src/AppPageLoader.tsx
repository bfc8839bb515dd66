import { PageLoader } from '@cabinet/ui';
import styles from './AppPageLoader.module.css';

/** The whole application on its way, before there is a layout: a `PageLoader` as high as the screen. */
export function AppPageLoader() {
  return (
    <div className={styles.screen}>
      <PageLoader />
    </div>
  );
}
