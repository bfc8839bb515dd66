import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Tabs.module.css';

export interface TabsProps {
  /** What the links are about: «Разделы каталога». */
  label: string;
  /** Links with `chipClass()`; the current one has `aria-current`. */
  children: ReactNode;
}

/** Sections with an address of their own, as a row of chips; on a phone the row scrolls, with the current one in view. */
export function Tabs({ label, children }: TabsProps) {
  const row = useRef<HTMLElement>(null);
  const shown = useRef<{ current: Element; width: number }>(null);
  useEffect(() => {
    const track = row.current;
    const current = track?.querySelector('[aria-current]');
    if (!track || !current) return;
    // Whoever has scrolled on stays there, until another one is current or the words come to another length.
    const width = track.scrollWidth;
    if (shown.current?.current === current && shown.current.width === width) return;
    shown.current = { current, width };
    // Only sideways: `scrollIntoView` would move the page as well.
    const [chip, whole] = [current.getBoundingClientRect(), track.getBoundingClientRect()];
    track.scrollLeft += chip.left + chip.width / 2 - (whole.left + whole.width / 2);
  });
  return (
    <nav className={styles.tabs} ref={row} aria-label={label}>
      {children}
    </nav>
  );
}
