import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Tabs.module.css';

export interface TabsProps {
  /** The subject of the links: «Разделы каталога». */
  label: string;
  /** Links with `chipClass()`. The current link has `aria-current`. */
  children: ReactNode;
}

/**
 * Sections with their own addresses, as a row of chips. On a phone, the row scrolls and keeps the current
 * chip in view.
 */
export function Tabs({ label, children }: TabsProps) {
  const row = useRef<HTMLElement>(null);
  const shown = useRef<{ current: Element; width: number }>(null);
  useEffect(() => {
    const track = row.current;
    const current = track?.querySelector('[aria-current]');
    if (!track || !current) return;
    // Keep the participant's scroll position, until another link is current or the text width changes.
    const width = track.scrollWidth;
    if (shown.current?.current === current && shown.current.width === width) return;
    shown.current = { current, width };
    // Scroll only sideways: `scrollIntoView` would also scroll the page.
    const [chip, whole] = [current.getBoundingClientRect(), track.getBoundingClientRect()];
    track.scrollLeft += chip.left + chip.width / 2 - (whole.left + whole.width / 2);
  });
  return (
    <nav className={styles.tabs} ref={row} aria-label={label}>
      {children}
    </nav>
  );
}
