import type { Invitation } from '@cabinet/contracts/invitations';
import { invitationActor, isInvitationStatus } from '@cabinet/domain/invitation';
import { useFormats } from '@cabinet/i18n';
import { Tokens, TokenWord } from '@cabinet/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpectedTokens } from '../ExpectedTokens.tsx';
import { StatusTag } from '../StatusTag.tsx';
import { useStatusText } from '../useStatusText.ts';
import styles from './InvitationState.module.css';

/** The reward of the invitation, who acts next, and the deadline. */
export function InvitationState({ invitation }: { invitation: Invitation }) {
  return (
    <div className={styles.state}>
      <p>
        <StatusTag invitation={invitation} />
      </p>
      <Brings invitation={invitation} />
      <div className={styles.next}>
        <NextTurn invitation={invitation} />
      </div>
    </div>
  );
}

function Brings({ invitation: { status, amount, expected } }: { invitation: Invitation }) {
  const { t } = useTranslation('mf-invites-later');
  const word = use(TokenWord);
  const isPaid = status === 'paid' && amount !== null;
  if (!isPaid && !expected) {
    return invitationActor(status) && <p className={styles.note}>{t('state.unknownSum')}</p>;
  }
  const isRange = !isPaid && expected && expected.min !== expected.max;
  return (
    <div>
      <p className={styles.note}>{t(isPaid ? 'state.brought' : 'state.expected', { context: word })}</p>
      <p className={styles.figure}>
        {isPaid ? <Tokens amount={amount} isSigned /> : expected && <ExpectedTokens expected={expected} />}
      </p>
      {isRange && <p className={styles.note}>{t('state.range')}</p>}
    </div>
  );
}

function NextTurn({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('mf-invites-later');
  const { formatDay } = useFormats();
  const statusText = useStatusText();
  const { status, actsBy } = invitation;
  if (!isInvitationStatus(status)) return <p>{statusText(invitation)}</p>;
  const isLate = actsBy !== null && new Date(actsBy) < new Date();
  return (
    <>
      <p className={styles.who}>{t(`state.next.${status}`)}</p>
      {actsBy && <p>{t(isLate ? 'state.late' : `state.by.${status}`, { date: formatDay(actsBy) })}</p>}
    </>
  );
}
