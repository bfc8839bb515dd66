import { PhoneInput, type PhoneInputProps } from '@cabinet/ui/later';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PhoneCodePanel, type PhoneCodePanelProps } from './PhoneCodePanel.tsx';
import styles from './PhoneField.module.css';

interface PhoneFieldProps extends Pick<PhoneInputProps, 'onChange' | 'onBlur' | 'error' | 'readOnly'> {
  code: PhoneCodePanelProps;
}

/** The participant's phone, and under it the code that verifies it (§4 Phone verification). */
export function PhoneField({ code, readOnly = false, ...input }: PhoneFieldProps) {
  const { t } = useTranslation('mf-profile-later');
  const isVerified = code.state === 'verified';
  return (
    <div className={styles.phone}>
      <PhoneInput
        {...input}
        label={t('getCard.field.phone_number')}
        name="phone_number"
        autoComplete="tel"
        required
        value={code.phone}
        readOnly={readOnly || code.busy !== null}
        after={isVerified && <CircleCheck className={styles.tick} size={24} aria-hidden="true" />}
      />
      <PhoneCodePanel {...code} />
    </div>
  );
}
