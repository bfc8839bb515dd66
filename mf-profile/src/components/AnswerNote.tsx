import { Button, Panel } from '@cabinet/ui';
import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './AnswerNote.module.css';

/** The notice of an answer from the manager that the participant has not read. */
export function AnswerNote({ onRead }: { onRead(): void }) {
  const { t } = useTranslation('mf-profile');
  return (
    <Panel className={styles.note} role="status">
      <MessageSquare size={22} strokeWidth={1.8} aria-hidden="true" />
      <p className={styles.text}>{t('question.answered')}</p>
      <Button variant="quiet" size="sm" onClick={onRead}>
        {t('question.read')}
      </Button>
    </Panel>
  );
}
