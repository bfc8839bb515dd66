import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Alert.module.css';

const SIGNS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export interface AlertProps {
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** One small button or link. */
  action?: ReactNode;
  /** Said at once, in the middle of what is being said: for what stops the participant. So is all of tone `danger`. */
  isUrgent?: boolean | undefined;
}

/** A message in the midst of a page, about what is around it. What concerns the whole page is a `Banner`. */
export function Alert({ tone = 'info', title, children, action, isUrgent = tone === 'danger' }: AlertProps) {
  const Sign = SIGNS[tone];
  return (
    <div className={styles.alert} data-tone={tone} role={isUrgent ? 'alert' : 'status'}>
      <Sign size={20} strokeWidth={1.8} aria-hidden="true" />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
