import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Banner.module.css';

export interface BannerProps {
  tone?: 'warning' | 'danger' | 'info';
  children: ReactNode;
  /** A small button or a link. */
  action?: ReactNode;
}

/** A thin strip across the page for an unusual state. Shown while the state lasts. */
export function Banner({ tone = 'warning', children, action }: BannerProps) {
  const Icon = tone === 'info' ? Info : TriangleAlert;
  return (
    <div data-tone={tone} role="status">
      <div className={styles.banner}>
        <span className={styles.text}>
          <Icon size={18} strokeWidth={1.8} aria-hidden="true" />
          <span>{children}</span>
        </span>
        {action}
      </div>
    </div>
  );
}
