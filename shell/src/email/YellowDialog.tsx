import { Button } from '@cabinet/ui/Button';
import { Dialog } from '@cabinet/ui/Dialog';
import { useTranslation } from 'react-i18next';
import styles from './YellowDialog.module.css';

export interface YellowDialogProps {
  title: string;
  /** Each line of the message becomes a line of the dialog. */
  message: string;
  activeButton: string;
  /** Runs before the active button closes the dialog. */
  onActiveButton(): void;
  onClose(): void;
}

/** §3 Yellow modal, §9: 1043 px wide, «Закрыть». */
export function YellowDialog({ title, message, activeButton, onActiveButton, onClose }: YellowDialogProps) {
  const { t } = useTranslation('ui');

  function press() {
    onActiveButton();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={1043}
      isCloseHidden
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('close')}
          </Button>
          <Button onClick={press}>{activeButton}</Button>
        </>
      }
    >
      <div className={styles.message}>
        {message.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Dialog>
  );
}
