import { REWARDS } from '@cabinet/domain/reward';
import { SubmitButton } from '@cabinet/ui/form';
import { useTokenText } from '@cabinet/ui/useTokenText';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './LeadForm.module.css';

/** Shows the send button, the next step, and the reason why the button is off. */
export function FriendSend({ obstacle }: { obstacle: string | null }) {
  const { t } = useTranslation('friend');
  const tokenText = useTokenText();
  const noteId = useId();
  return (
    <div>
      <SubmitButton wide aria-describedby={noteId}>
        {t('form.send', { reward: tokenText(REWARDS.welcome) })}
      </SubmitButton>
      <p className={styles.small}>{t('form.after')}</p>
      <p id={noteId} role="status" className={styles.offline}>
        {obstacle}
      </p>
    </div>
  );
}
