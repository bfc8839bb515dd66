import { type InviteFormOutput, inviteFormSchema } from '@cabinet/domain/forms/invite';
import { raiseError, useFormDraft, writeObstacleAtom } from '@cabinet/state';
import { Form, FormRefusal, useSchemaForm } from '@cabinet/ui/form';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ConsentFields } from '../components/form/ConsentFields.tsx';
import { ContactFields } from '../components/form/ContactFields.tsx';
import { InviteNotice } from '../components/form/InviteNotice.tsx';
import { InviteSend } from '../components/form/InviteSend.tsx';
import { NameFields } from '../components/form/NameFields.tsx';
import { useInviteRequest } from '../data/useInviteRequest.ts';
import { useOwnContacts } from '../data/useOwnContacts.ts';
import { NO_FRIEND } from '../domain/inviteForm.ts';
import styles from './InviteForm.module.css';

interface InviteFormProps {
  /** Without a card there is no reward. The card comes first, and the draft is kept (R43). */
  hasCard: boolean;
  onInvited(name: string): void;
}

/** The invite form (§3): the friend's name, contacts and interests, and two consents. */
export function InviteForm({ hasCard, onInvited }: InviteFormProps) {
  const { t } = useTranslation('mf-invites-later');
  const form = useSchemaForm(inviteFormSchema(useOwnContacts()), NO_FRIEND);
  useFormDraft(form, 'invite');
  const { outcome, send, forget } = useInviteRequest();
  const writeObstacle = useAtomValue(writeObstacleAtom);
  const obstacle = writeObstacle && t(`obstacle.${writeObstacle}`);

  async function invite(friend: InviteFormOutput) {
    if (!hasCard) throw new FormRefusal();
    const answer = await send(friend);
    if (answer.name === 'unanswered') raiseError(`${t('error.failed')}. ${t('error.later')}`);
    // Only the service knows all contacts of the participant.
    if (answer.name === 'own')
      throw new FormRefusal({ [answer.field]: answer.field === 'phone' ? 'ownPhone' : 'ownEmail' });
    if (answer.name !== 'taken') throw new FormRefusal();
  }

  return (
    <Form
      className={styles.form}
      label={t('invite.form')}
      form={form}
      obstacle={obstacle}
      onSubmit={invite}
      onSent={({ name }) => onInvited(name)}
      onEdit={forget}
    >
      <NameFields control={form.control} />
      <ContactFields control={form.control} />
      <ConsentFields control={form.control} />
      <InviteNotice outcome={outcome} />
      <InviteSend hasCard={hasCard} obstacle={obstacle} />
    </Form>
  );
}
