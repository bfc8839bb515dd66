import { phoneRefusal } from '@cabinet/domain/phoneRefusal';
import { refreshContact, showToast, useDraft, writeObstacleAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../../components/phone/PhoneField.tsx';
import { useOwnPhone } from '../../data/useOwnPhone.ts';
import { usePhonePanel } from '../usePhonePanel.ts';
import styles from './ConversionForm.module.css';

/** The phone and its code; what is typed outlives a reload, as the wait for another code does (R3). */
export function PhoneForm({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('mf-profile-later');
  const obstacle = useAtomValue(writeObstacleAtom);
  const typed = useDraft('phone', useOwnPhone().phone.phone);
  const [isTold, setTold] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const refusal = phoneRefusal(typed.value);
  const code = usePhonePanel(typed.value, {
    obstacle: obstacle && t(`obstacle.${obstacle}`),
    isRefused() {
      setTold(true);
      if (refusal) form.current?.querySelector('input')?.focus();
      return refusal !== null;
    },
    onVerified() {
      typed.drop();
      // The other sources follow the verified one.
      void refreshContact();
      showToast({ message: t('phone.code.verified') });
      onDone();
    },
  });

  const verifiedLead = obstacle ? t(`obstacle.${obstacle}`) : t('phone.another');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.state === 'open' && !obstacle) code.onSend();
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.text}>{code.state === 'verified' ? verifiedLead : t('phone.lead')}</p>
      <PhoneField
        code={code}
        onChange={typed.edit}
        error={
          isTold && refusal ? t(`getCard.error.${refusal === 'empty' ? 'empty' : 'phone_number'}`) : null
        }
        readOnly={obstacle === 'view-as'}
      />
    </form>
  );
}
