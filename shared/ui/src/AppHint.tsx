import type { ReactNode } from 'react';
import styles from './AppHint.module.css';
import { Hint } from './Hint.tsx';

export interface AppHintProps {
  /** The word or figure that may need an explanation. */
  children: ReactNode;
  /** The subject of the explanation. Names the button. */
  label: string;
  /** The explanation. */
  text: ReactNode;
}

/**
 * A word of the application with its explanation. The question mark never wraps onto a line of its own. Only
 * the documentation shows the component (§2).
 */
export function AppHint({ children, label, text }: AppHintProps) {
  return (
    <span className={styles.hint}>
      {children}
      <Hint label={label}>{text}</Hint>
    </span>
  );
}
