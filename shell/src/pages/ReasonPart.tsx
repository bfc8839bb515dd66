import { LayoutBoundary } from '../layout/boundaries.tsx';
import { AreaPage } from './AreaPage.tsx';
import styles from './StatePage.module.css';

/** Staff says why they look at a cabinet, before anything of it is read (§6). */
export function ReasonPart() {
  return (
    <LayoutBoundary>
      <main className={styles.alone}>
        <AreaPage name="staff" />
      </main>
    </LayoutBoundary>
  );
}
