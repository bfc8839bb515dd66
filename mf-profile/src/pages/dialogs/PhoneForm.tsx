import { phoneFormSchema } from '@cabinet/domain/forms/getCard';
import { refreshContact, showToast, useFormDraft, writeObstacleAtom } from '@cabinet/state';
import { Form, useSchemaForm, useWatch } from '@cabinet/ui/form';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../components/phone/PhoneField.tsx';
import { useOwnPhone } from '../../data/useOwnPhone.ts';
import { usePhonePanel } from '../usePhonePanel.ts';
import styles from './ConversionForm.module.css';

/** The phone and its code. The draft and the wait for a new code survive a reload (R3). */
export function PhoneForm({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('mf-profile-later');
  const writeObstacle = useAtomValue(writeObstacleAtom);
  const obstacle = writeObstacle && t(`obstacle.${writeObstacle}`);
  const form = useSchemaForm(phoneFormSchema, { phone_number: useOwnPhone().phone.phone });
  const draft = useFormDraft(form, 'phone', { keepsSent: true });
  const phone = useWatch({ control: form.control, name: 'phone_number' });
  const code = usePhonePanel(phone, {
    obstacle,
    trigger: form.trigger,
    onVerified() {
      draft.drop();
      // The other sources take over the verified phone.
      void refreshContact();
      showToast({ message: t('phone.code.verified') });
      onDone();
    },
  });

  async function submit() {
    if (code.state === 'open') code.onSend();
  }

  return (
    <Form
      className={styles.form}
      form={form}
      obstacle={obstacle}
      isReadOnly={writeObstacle === 'view-as'}
      onSubmit={submit}
    >
      <p className={styles.text}>
        {code.state === 'verified' ? (obstacle ?? t('phone.another')) : t('phone.lead')}
      </p>
      <PhoneField control={form.control} name="phone_number" code={code} />
    </Form>
  );
}
