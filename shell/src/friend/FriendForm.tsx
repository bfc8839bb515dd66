import { type FriendForm as Fields, friendRefusals } from '@cabinet/domain/forms';
import { Button } from '@cabinet/ui/Button';
import { Panel } from '@cabinet/ui/Panel';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FriendFields } from './FriendFields.tsx';
import styles from './FriendForm.module.css';
import { LeadNotice } from './LeadNotice.tsx';
import { type FriendLead, useFriendLead } from './useFriendLead.ts';
import { useOnline } from './useOnline.ts';

type Field = keyof Fields;

const EMPTY: FriendLead = { name: '', phone: '', email: '', interests: [], agreesToPolicy: false };

/** In the order of the page. */
const FIELDS: readonly Field[] = ['name', 'phone', 'email', 'agreesToPolicy'];

interface FriendFormProps {
  /** Hash of the card that recommends. */
  partner: string | null;
  onAccepted: () => void;
}

/** What a friend leaves of their own, and the consent to it. Nothing of it is kept but in the page itself. */
export function FriendForm({ partner, onAccepted }: FriendFormProps) {
  const { t } = useTranslation('friend');
  const isOnline = useOnline();
  const { send, isSending, failure } = useFriendLead(partner, onAccepted);
  const [form, setForm] = useState(EMPTY);
  // Told when the form is to be sent, not when a field is left: what appears then would push a press off its target.
  const [told, setTold] = useState<readonly Field[]>([]);
  const { element, focusField } = useFieldFocus();
  const refusals = friendRefusals(form);

  function submit() {
    const wrong = FIELDS.filter((field) => refusals[field]);
    setTold(wrong);
    if (wrong[0]) focusField(wrong[0]);
    else void send(form);
  }

  return (
    <Panel title={t('form.title')}>
      <form
        ref={element}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {failure && <LeadNotice failure={failure} />}
        <FriendFields
          form={form}
          refusalOf={(field) => (told.includes(field) ? (refusals[field] ?? null) : null)}
          onChange={(change) => setForm({ ...form, ...change })}
        />
        <div className={styles.send}>
          <Button type="submit" wide busy={isSending} disabled={!isOnline}>
            {t('form.send')}
          </Button>
          <p role="status" className={styles.offline}>
            {!isOnline && t('form.offline')}
          </p>
        </div>
      </form>
    </Panel>
  );
}

/** The focus goes to a field after its refusal is drawn, so that both are heard. */
function useFieldFocus() {
  const element = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<{ name: Field } | null>(null);
  useEffect(() => {
    if (wanted) element.current?.querySelector<HTMLElement>(`[name="${wanted.name}"]`)?.focus();
  }, [wanted]);
  return { element, focusField: (name: Field) => setWanted({ name }) };
}
