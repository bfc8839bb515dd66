import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './StepAction.module.css';

export interface StepActionProps {
  /** The buttons. Receives the id of their description. */
  children(noteId: string): ReactNode;
  /** The error of the last try. */
  error?: ReactNode;
  /** Why the buttons are disabled. */
  obstacle?: string | null;
}

/** Buttons with the error above them and the reason for disabled buttons below. */
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
