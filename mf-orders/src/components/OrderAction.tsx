import { type ReactNode, useId } from 'react';
import styles from './OrderAction.module.css';

export interface OrderActionProps {
  /** The button. Receives the id of its description. */
  children?: ((noteId: string) => ReactNode) | undefined;
  /** A remark, or the reason why the button is disabled. Screen readers announce each change. */
  note: ReactNode;
}

/** An action of an order with a note beside it. */
export function OrderAction({ children, note }: OrderActionProps) {
  const noteId = useId();
  return (
    <div className={styles.action}>
      {children?.(noteId)}
      <p className={styles.note} id={noteId} aria-live="polite">
        {note}
      </p>
    </div>
  );
}
