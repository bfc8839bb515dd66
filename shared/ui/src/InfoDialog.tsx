import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';
import { useUiText } from './useUiText.ts';

export interface InfoDialogProps {
  open: boolean;
  title: ReactNode;
  message: ReactNode;
  /** «Хорошо» unless said (§8). */
  button?: string | undefined;
  onClose(): void;
  /** What the button does; without it, it closes like everything else. */
  onButton?: (() => void) | undefined;
  persistent?: boolean | undefined;
  width?: number | undefined;
}

/** Tells something that must be read, with one button. */
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
