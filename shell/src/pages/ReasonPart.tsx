import { LayoutBoundary } from '../layout/boundaries.tsx';
import { AreaPage } from './AreaPage.tsx';
import styles from './StatePage.module.css';

/** Requires staff to give a reason before the cabinet reads the owner's data (§6). */
export function ReasonPart() {
  return (
    <LayoutBoundary>
      <main className={styles.alone}>
        <AreaPage name="staff" />
      </main>
    </LayoutBoundary>
  );
}
