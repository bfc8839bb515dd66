import { type ReactNode, useId } from 'react';
import styles from './OrderAction.module.css';

export interface OrderActionProps {
  /** The button, given the id of what describes it. */
  children?: ((noteId: string) => ReactNode) | undefined;
  /** A remark, or the reason why the button is off. A screen reader announces each change of it. */
  note: ReactNode;
}

/** Something that can be done with an order and, beside it, what is to be said about it. */
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
