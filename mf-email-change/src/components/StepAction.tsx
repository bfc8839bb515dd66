import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './StepAction.module.css';

export interface StepActionProps {
  /** The buttons, given the id of what describes them. */
  children(noteId: string): ReactNode;
  /** Why the last try failed. */
  error?: ReactNode;
  /** Why they are off. */
  obstacle?: string | null;
}

/** Buttons with what went wrong above them and, below, why they are off. */
export function StepAction({ children, error, obstacle }: StepActionProps) {
  const noteId = useId();
  return (
    <div className={styles.action}>
      <div role="alert">
        {error && (
          <p className={styles.error}>
            <CircleAlert size={20} strokeWidth={1.8} aria-hidden="true" />
            <span>{error}</span>
          </p>
        )}
      </div>
      <div className={styles.buttons}>{children(noteId)}</div>
      <p className={styles.note} id={noteId} aria-live="polite">
        {obstacle}
      </p>
    </div>
  );
}
