import type { Invitation } from '@cabinet/contracts/invitations';
import { nextReminder, reminderRefusal } from '@cabinet/domain/invitation';
import { useFormats } from '@cabinet/i18n';
import { showToast, writeObstacleAtom } from '@cabinet/state';
import { Button, WriteFailure } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { BellRing } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReminder } from '../../data/useReminder.ts';
import styles from './Reminder.module.css';

/** Reminds the friend, or shows why and until when this is not possible. */
export function Reminder({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('mf-invites-later');
  const { formatMoment } = useFormats();
  const obstacle = useAtomValue(writeObstacleAtom);
  const { remind, isRunning, error } = useReminder(invitation.id);
  const { id } = invitation;
  const why = useRef<HTMLParagraphElement>(null);
  const [sentAt, setSentAt] = useState<string | null>(null);
  const remindedAt = sentAt ?? invitation.remindedAt;
  const refusal = reminderRefusal({ ...invitation, remindedAt }, new Date());
  const from = (last: string | null) => formatMoment(nextReminder(last) ?? new Date());

  async function send() {
    const sent = await remind();
    showToast({ message: t('reminder.done', { date: from(sent.remindedAt) }) });
    setSentAt(sent.remindedAt);
  }

  // The focused button is disabled after sending, so move the focus to its reason.
  useEffect(() => {
    if (sentAt) why.current?.focus();
  }, [sentAt]);

  /** The text below the button: an obstacle, a refusal, the last reminder, or the error. */
  function reason() {
    if (obstacle) return t(`obstacle.${obstacle}`);
    if (refusal) return t(`reminder.refusal.${refusal}`, { date: from(remindedAt) });
    if (!error) return remindedAt && t('reminder.last', { date: formatMoment(remindedAt) });
    return error.code === 'daily_limit' ? t('reminder.refusal.daily-limit') : <WriteFailure error={error} />;
  }

  return (
    <>
      <Button
        onClick={() => void send().catch(() => {})}
        busy={isRunning}
        disabled={obstacle !== null || refusal !== null}
        aria-describedby={`reminder-${id}`}
      >
        <BellRing size={18} strokeWidth={1.8} aria-hidden="true" />
        {t('reminder.send')}
      </Button>
      <p ref={why} className={styles.reason} id={`reminder-${id}`} tabIndex={-1} role="status">
        {reason()}
      </p>
    </>
  );
}
