import { buttonClass } from '@cabinet/ui';
import { SubmitButton } from '@cabinet/ui/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { elsewhere } from '../../paths.ts';
import styles from './InviteSend.module.css';

interface InviteSendProps {
  hasCard: boolean;
  /** Why nothing can be sent now. */
  obstacle: string | null;
}

/** The button that sends the invitation, or a link to the required card (R43). */
export function InviteSend({ hasCard, obstacle }: InviteSendProps) {
  const { t } = useTranslation('mf-invites-later');
  const noteId = useId();
  return (
    <div className={styles.send}>
      {hasCard ? (
        <SubmitButton aria-describedby={noteId}>{t('invite.send')}</SubmitButton>
      ) : (
        <Link className={buttonClass()} to={elsewhere.getCard}>
          {t('invite.getCard')}
        </Link>
      )}
      <p id={noteId} className={styles.note}>
        {obstacle ?? t(hasCard ? 'invite.checked' : 'invite.noCard')}
      </p>
    </div>
  );
}
