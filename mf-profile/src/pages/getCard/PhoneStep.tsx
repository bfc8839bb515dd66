import { useTranslation } from 'react-i18next';
import { ContactStep } from '../../components/getCard/ContactStep.tsx';
import type { StepProps } from '../../components/getCard/stepProps.ts';
import type { PhoneCode } from '../../data/usePhoneCode.ts';
import { codeProblem } from '../../domain/codeProblem.ts';

interface PhoneStepProps extends StepProps {
  code: PhoneCode;
  obstacle: string | null;
  /** The phone is none that a code could be sent to: that is told. */
  onBadPhone: () => boolean;
  focusField: (name: string) => void;
}

/** The contacts with the code for the phone: what the code says, in words, and where the focus goes on with it. */
export function PhoneStep({ code, obstacle, onBadPhone, focusField, ...fields }: PhoneStepProps) {
  const { t } = useTranslation('mf-profile');
  const problem = code.error && codeProblem(code.error);

  async function send() {
    if (!onBadPhone() && (await code.send())) focusField('code');
  }
  async function check(digits: string) {
    if (await code.check(digits)) focusField('email');
  }

  return (
    <ContactStep
      {...fields}
      code={{
        ...code,
        phone: fields.form.phone_number,
        obstacle,
        error: problem && (problem.text ?? t(`getCard.code.problem.${problem.name}`)),
        onSend: () => void send(),
        onCode: (digits) => void check(digits),
      }}
    />
  );
}
