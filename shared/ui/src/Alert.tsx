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
  /**
   * Interrupts the screen reader. Use it for a problem that stops the participant. Default for tone `danger`.
   */
  isUrgent?: boolean | undefined;
}

/** A message about the content around it. Use a `Banner` for a message about the whole page. */
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
