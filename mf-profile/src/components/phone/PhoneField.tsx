import { type FormFieldProps, useFormField } from '@cabinet/ui/form';
import { PhoneInput } from '@cabinet/ui/later';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PhoneCodePanel } from './PhoneCodePanel.tsx';
import styles from './PhoneField.module.css';
import type { PhoneCodePanelProps } from './phoneCodePanelProps.ts';

interface PhoneFieldProps<Values extends object, Output> extends FormFieldProps<Values, Output, string> {
  code: PhoneCodePanelProps;
}

/** The phone with its verification panel (§4 Phone verification). */
export function PhoneField<Values extends object, Output>({
  code,
  ...which
}: PhoneFieldProps<Values, Output>) {
  const { t } = useTranslation('mf-profile-later');
  const { isReadOnly, error, ...field } = useFormField(which);
  const isVerified = code.state === 'verified';
  // The field shows that the phone waits for the code.
  const isSent = code.state === 'sent';
  return (
    <div className={styles.phone}>
      <PhoneInput
        {...field}
        label={t('getCard.field.phone_number')}
        autoComplete="tel"
        required
        error={isSent ? null : error}
        readOnly={isReadOnly || code.busy !== null}
        after={isVerified && <CircleCheck className={styles.tick} size={24} aria-hidden="true" />}
      />
      <PhoneCodePanel {...code} issue={isSent ? error : null} />
    </div>
  );
}
