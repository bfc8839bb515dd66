import { PhoneInput } from '@cabinet/ui/PhoneInput';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LineField } from './LineField.tsx';
import { PhoneCodePanel, type PhoneCodePanelProps } from './PhoneCodePanel.tsx';
import styles from './Steps.module.css';
import type { StepProps } from './stepProps.ts';

interface ContactStepProps extends StepProps {
  code: PhoneCodePanelProps;
}

/** How to reach the participant: the phone, verified by a code (§4), and the mailbox. */
export function ContactStep({ code, ...props }: ContactStepProps) {
  const { t } = useTranslation('mf-profile');
  const { form, errorOf, onChange, onLeave } = props;
  const isVerified = code.state === 'verified';
  return (
    <>
      <div className={styles.group}>
        <PhoneInput
          label={t('getCard.field.phone_number')}
          name="phone_number"
          autoComplete="tel"
          required
          value={form.phone_number}
          onChange={(phone_number) => onChange({ phone_number })}
          onBlur={() => onLeave('phone_number')}
          error={errorOf('phone_number')}
          readOnly={code.busy !== null}
          after={isVerified && <CircleCheck className={styles.tick} size={24} aria-hidden="true" />}
        />
        <PhoneCodePanel {...code} />
      </div>
      <LineField {...props} field="email" type="email" autoComplete="email" />
    </>
  );
}
