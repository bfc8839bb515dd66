import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from './Button.tsx';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';
import { useUiText } from './useUiText.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** A question, with the important figure: «Списать 9 150 токенов?» */
  title: ReactNode;
  /** The consequences. */
  text?: ReactNode;
  /** A verb. Default: «Отмена». */
  cancelText?: string | undefined;
  /** A verb. Default: «Подтвердить». */
  confirmText?: string | undefined;
  onConfirm(): void;
  /** Called by the cancel button, Escape, or a press outside. */
  onCancel(): void;
  /** The action is in progress. The dialog ignores buttons and Escape. */
  busy?: boolean | undefined;
  /** The participant cannot confirm now. `error` gives the reason. */
  isDisabled?: boolean | undefined;
  /** The reason for the failure. The dialog stays open for another attempt. */
  error?: ReactNode;
  /** Above the title: a picture of the subject. */
  picture?: ReactNode;
  /** Under the text: an input field. */
  children?: ReactNode;
  width?: number | undefined;
  persistent?: boolean | undefined;
  isDangerous?: boolean | undefined;
}

/** Asks before an action that cannot be undone. The default texts are the texts of §9. */
export function ConfirmDialog({
  cancelText,
  confirmText,
  busy = false,
  isDisabled = false,
  error,
  ...props
}: ConfirmDialogProps) {
  const t = useUiText();
  const errorId = useId();
  const cancel = () => !busy && props.onCancel();

  return (
    <Dialog
      open={props.open}
      onClose={cancel}
      title={props.title}
      width={props.width}
      persistent={props.persistent}
      picture={props.picture}
      isCloseHidden
      actions={
        <>
          <Button variant="quiet" onClick={cancel} disabled={busy}>
            {cancelText || t('cancel')}
          </Button>
          <Button
            variant={props.isDangerous ? 'danger' : 'primary'}
            onClick={props.onConfirm}
            busy={busy}
            disabled={isDisabled}
            aria-describedby={error ? errorId : undefined}
          >
            {confirmText || t('confirm')}
          </Button>
        </>
      }
    >
      {props.text && <div className={styles.text}>{props.text}</div>}
      {props.children}
      {error && (
        <div className={styles.error} role="alert" id={errorId}>
          <CircleAlert size={20} strokeWidth={1.8} aria-hidden="true" />
          <span>{error}</span>
        </div>
      )}
    </Dialog>
  );
}
