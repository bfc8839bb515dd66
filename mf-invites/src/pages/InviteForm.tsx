import { raiseError, writeObstacleAtom } from '@cabinet/state';
import { Button } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ConsentFields } from '../components/form/ConsentFields.tsx';
import { ContactFields } from '../components/form/ContactFields.tsx';
import { InviteNotice } from '../components/form/InviteNotice.tsx';
import { NameFields } from '../components/form/NameFields.tsx';
import { useFriendForm } from '../data/useFriendForm.ts';
import { useInviteRequest } from '../data/useInviteRequest.ts';
import { FRIEND_FIELDS, type FriendField, type FriendForm } from '../domain/inviteForm.ts';
import styles from './InviteForm.module.css';
import { useFieldFocus } from './useFieldFocus.ts';

/** The invite form (§3): the friend's name, contacts and interests, and two consents. */
export function InviteForm({ onInvited }: { onInvited(name: string): void }) {
  const { t } = useTranslation('mf-invites-later');
  const { form, refusals, told, set, tell, drop } = useFriendForm();
  const { outcome, isSending, send, forget } = useInviteRequest();
  const writeObstacle = useAtomValue(writeObstacleAtom);
  const focus = useFieldFocus();

  function errorOf(field: FriendField): string | null {
    // What only the service knows of a contact.
    if (outcome?.name === 'own' && outcome.field === field) return t(`invite.error.own.${field}`);
    const refusal = told.includes(field) ? refusals[field] : undefined;
    if (!refusal) return null;
    if (refusal === 'empty' || refusal === 'contact') return t(`invite.error.${refusal}`);
    return t(refusal === 'own' ? `invite.error.own.${field}` : `invite.error.${field}`);
  }

  /** What was said of the last sending is no longer true. */
  function change(part: Partial<FriendForm>) {
    set(part);
    if (outcome) forget();
  }

  async function submit() {
    const wrong = FRIEND_FIELDS.filter((field) => refusals[field]);
    tell(wrong);
    if (wrong[0]) return focus.on(wrong[0]);
    const answer = await send(form);
    if (answer?.name === 'own') focus.on(answer.field);
    if (answer?.name === 'unanswered') raiseError(`${t('error.failed')}. ${t('error.later')}`);
    if (answer?.name !== 'taken') return;
    drop();
    onInvited(form.name.trim());
  }

  const fields = {
    form,
    errorOf,
    onChange: change,
    // What is empty is told when it is asked about.
    onLeave: (field: FriendField) => /invalid|own/.test(refusals[field] ?? '') && tell([field]),
  };
  return (
    <form
      ref={focus.form}
      className={styles.form}
      noValidate
      aria-label={t('invite.form')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!writeObstacle) void submit();
      }}
    >
      <NameFields {...fields} />
      <ContactFields {...fields} />
      <ConsentFields {...fields} />
      <InviteNotice outcome={outcome} />
      <div className={styles.send}>
        <Button type="submit" busy={isSending} disabled={writeObstacle !== null}>
          {t('invite.send')}
        </Button>
        <p className={styles.note}>{writeObstacle ? t(`obstacle.${writeObstacle}`) : t('invite.checked')}</p>
      </div>
    </form>
  );
}
