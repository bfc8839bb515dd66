import type { ReactNode } from 'react';
import styles from './AppHint.module.css';
import { Hint } from './Hint.tsx';

export interface AppHintProps {
  /** The word or figure that may need explaining. */
  children: ReactNode;
  /** What is explained; names the button. */
  label: string;
  /** The explanation. */
  text: ReactNode;
}

/** A word of the application with its explanation at hand; the question mark never stands on a line alone. */
export function AppHint({ children, label, text }: AppHintProps) {
  return (
    <span className={styles.hint}>
      {children}
      <Hint label={label}>{text}</Hint>
    </span>
  );
}
