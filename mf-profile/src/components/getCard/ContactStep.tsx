import { TextFormField } from '@cabinet/ui/form';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '../phone/PhoneField.tsx';
import type { PhoneCodePanelProps } from '../phone/phoneCodePanelProps.ts';
import type { StepProps } from './stepProps.ts';

interface ContactStepProps extends StepProps {
  code: PhoneCodePanelProps;
}

/** The phone, verified by a code (§4), and the e-mail. */
export function ContactStep({ control, code }: ContactStepProps) {
  const { t } = useTranslation('mf-profile-later');
  return (
    <>
      <PhoneField control={control} name="phone_number" code={code} />
      <TextFormField
        control={control}
        name="email"
        type="email"
        label={t('getCard.field.email')}
        autoComplete="email"
      />
    </>
  );
}
