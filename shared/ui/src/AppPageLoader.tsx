import styles from './AppPageLoader.module.css';
import { PageLoader } from './PageLoader.tsx';

/** The whole application on its way, before there is a layout: a `PageLoader` as high as the screen. */
export function AppPageLoader() {
  return (
    <div className={styles.screen}>
      <PageLoader />
    </div>
  );
}
