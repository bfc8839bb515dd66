import type { PhoneCodePanelProps } from '../phone/PhoneCodePanel.tsx';
import { PhoneField } from '../phone/PhoneField.tsx';
import { LineField } from './LineField.tsx';
import type { StepProps } from './stepProps.ts';

interface ContactStepProps extends StepProps {
  code: PhoneCodePanelProps;
}

/** How to reach the participant: the phone, verified by a code (§4), and the mailbox. */
export function ContactStep({ code, ...props }: ContactStepProps) {
  const { errorOf, onChange, onLeave } = props;
  return (
    <>
      <PhoneField
        code={code}
        onChange={(phone_number) => onChange({ phone_number })}
        onBlur={() => onLeave('phone_number')}
        error={errorOf('phone_number')}
      />
      <LineField {...props} field="email" type="email" autoComplete="email" />
    </>
  );
}
