import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';
import { useUiText } from './useUiText.ts';

export interface InfoDialogProps {
  open: boolean;
  title: ReactNode;
  message: ReactNode;
  /** Default: «Хорошо» (§8). */
  button?: string | undefined;
  onClose(): void;
  /** The action of the button. By default, the button closes the dialog. */
  onButton?: (() => void) | undefined;
  persistent?: boolean | undefined;
  width?: number | undefined;
}

/** Shows a message that the participant must read, with one button. */
export function InfoDialog({ message, button, onButton, ...dialog }: InfoDialogProps) {
  const t = useUiText();
  return (
    <Dialog
      {...dialog}
      isCloseHidden
      actions={<Button onClick={onButton ?? dialog.onClose}>{button || t('good')}</Button>}
    >
      <div className={styles.text}>{message}</div>
    </Dialog>
  );
}
