import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from './Button.tsx';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';
import { useUiText } from './useUiText.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** A question, with the figure that matters: «Списать 9 150 токенов?» */
  title: ReactNode;
  /** What follows from it. */
  text?: ReactNode;
  /** A verb; «Отмена» unless said. */
  cancelText?: string | undefined;
  /** A verb; «Подтвердить» unless said. */
  confirmText?: string | undefined;
  onConfirm(): void;
  /** Every other way out: the button, Escape, a press outside. */
  onCancel(): void;
  /** The confirmed is under way: neither button nor Escape interrupts it. */
  busy?: boolean | undefined;
  /** It cannot be confirmed now; `error` says why. */
  isDisabled?: boolean | undefined;
  /** Why it did not work; the dialog stays to be tried again. */
  error?: ReactNode;
  /** Above the title: the thing it is about. */
  picture?: ReactNode;
  /** Under the text: a field to fill in. */
  children?: ReactNode;
  width?: number | undefined;
  persistent?: boolean | undefined;
  isDangerous?: boolean | undefined;
}

/** Asks before something that cannot be taken back. Its defaults are those of §9. */
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
