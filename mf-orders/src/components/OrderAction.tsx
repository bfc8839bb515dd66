import { type ReactNode, useId } from 'react';
import styles from './OrderAction.module.css';

export interface OrderActionProps {
  /** The button, given the id of what describes it. */
  children(noteId: string): ReactNode;
  /** The rule that it follows, or why it is off. What changes there is heard: that the network has gone, say. */
  note: ReactNode;
}

/** Something that can be done with an order and, always beside it, its rule. */
export function OrderAction({ children, note }: OrderActionProps) {
  const noteId = useId();
  return (
    <div className={styles.action}>
      {children(noteId)}
      <p className={styles.note} id={noteId} aria-live="polite">
        {note}
      </p>
    </div>
  );
}
