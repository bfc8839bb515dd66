import { type FriendValues, friendFormSchema } from '@cabinet/domain/forms/friend';
import { Form, FormRefusal, useSchemaForm } from '@cabinet/ui/form';
import { Panel } from '@cabinet/ui/Panel';
import { useTranslation } from 'react-i18next';
import { FriendFields } from './FriendFields.tsx';
import { FriendSend } from './FriendSend.tsx';
import styles from './LeadForm.module.css';
import { LeadNotice } from './LeadNotice.tsx';
import { useFriendLead } from './useFriendLead.ts';
import { useOnline } from './useOnline.ts';

const EMPTY: FriendValues = { name: '', phone: '', agreesToPolicy: false };

interface LeadFormProps {
  /** The hash of the inviter's card. */
  partner: string | null;
  title: string;
  lead: string;
  onAccepted: () => void;
}

/** The form for a friend's contact data and consent. Only the page itself keeps the data. */
export function LeadForm({ partner, title, lead, onAccepted }: LeadFormProps) {
  const { t } = useTranslation('friend');
  const obstacle = useOnline() ? null : t('form.offline');
  const form = useSchemaForm(friendFormSchema, EMPTY);
  const { send, failure, forget } = useFriendLead(partner);

  async function submit(friend: FriendValues) {
    if (!(await send(friend))) throw new FormRefusal();
  }

  return (
    <Panel className={styles.panel}>
      <div>
        <h2>{title}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <Form
        className={styles.form}
        form={form}
        obstacle={obstacle}
        onSubmit={submit}
        onSent={onAccepted}
        onEdit={forget}
      >
        {failure && <LeadNotice failure={failure} />}
        <FriendFields control={form.control} />
        <FriendSend obstacle={obstacle} />
      </Form>
    </Panel>
  );
}
