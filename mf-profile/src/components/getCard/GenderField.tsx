import { GENDERS } from '@cabinet/domain/forms/getCard';
import { RadioFormField } from '@cabinet/ui/form';
import { useTranslation } from 'react-i18next';
import type { StepProps } from './stepProps.ts';

export function GenderField({ control }: StepProps) {
  const { t } = useTranslation('mf-profile-later');
  return (
    <RadioFormField
      control={control}
      name="gender"
      label={t('getCard.field.gender')}
      options={GENDERS.map((value) => ({ value, text: t(`getCard.gender.${value}`) }))}
    />
  );
}
