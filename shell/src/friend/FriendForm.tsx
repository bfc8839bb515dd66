import { type FriendValues, friendFormSchema } from '@cabinet/domain/forms/friend';
import { Form, FormRefusal, SubmitButton, useSchemaForm } from '@cabinet/ui/form';
import { Panel } from '@cabinet/ui/Panel';
import { useTranslation } from 'react-i18next';
import { FriendFields } from './FriendFields.tsx';
import styles from './FriendForm.module.css';
import { LeadNotice } from './LeadNotice.tsx';
import { useFriendLead } from './useFriendLead.ts';
import { useOnline } from './useOnline.ts';

const EMPTY: FriendValues = { name: '', phone: '', email: '', interests: [], agreesToPolicy: false };

interface FriendFormProps {
  /** Hash of the card that recommends. */
  partner: string | null;
  onAccepted: () => void;
}

/** What a friend leaves of their own, and the consent to it. Nothing of it is kept but in the page itself. */
export function FriendForm({ partner, onAccepted }: FriendFormProps) {
  const { t } = useTranslation('friend');
  const isOnline = useOnline();
  const form = useSchemaForm(friendFormSchema, EMPTY);
  const { send, failure, forget } = useFriendLead(partner);

  async function submit(friend: FriendValues) {
    if (!(await send(friend))) throw new FormRefusal();
  }

  return (
    <Panel title={t('form.title')}>
      <Form
        className={styles.form}
        form={form}
        obstacle={!isOnline && t('form.offline')}
        onSubmit={submit}
        onSent={onAccepted}
        onEdit={forget}
      >
        {failure && <LeadNotice failure={failure} />}
        <FriendFields control={form.control} />
        <div>
          <SubmitButton wide>{t('form.send')}</SubmitButton>
          <p role="status" className={styles.offline}>
            {!isOnline && t('form.offline')}
          </p>
        </div>
      </Form>
    </Panel>
  );
}
