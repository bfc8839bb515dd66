import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface TabsProps {
  /** What the links are about: «Разделы каталога». */
  label: string;
  /** Links with `chipClass()`; the current one has `aria-current`. */
  children: ReactNode;
}

/** Sections with an address of their own, as a row of chips; on a phone the row scrolls. */
export function Tabs({ label, children }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  );
}
