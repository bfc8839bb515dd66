import type { FriendValues } from '@cabinet/domain/forms/friend';
import { STUDY_AREAS, studyAreaName } from '@cabinet/domain/studyAreas';
import { useFormats } from '@cabinet/i18n/useFormats';
import { policyLink } from '@cabinet/state/policy';
import {
  ConsentFormField,
  type FormControl,
  MultiSelectFormField,
  PhoneFormField,
  TextFormField,
} from '@cabinet/ui/form';
import { Trans } from '@cabinet/ui/Trans';
import { useTranslation } from 'react-i18next';

export function FriendFields({ control }: { control: FormControl<FriendValues> }) {
  const { t } = useTranslation('friend');
  const { localText } = useFormats();
  return (
    <>
      <TextFormField control={control} name="name" label={t('form.name')} autoComplete="given-name" />
      <PhoneFormField control={control} name="phone" label={t('form.phone')} />
      <TextFormField
        control={control}
        name="email"
        label={t('form.email')}
        type="email"
        autoComplete="email"
        isOptional
      />
      <MultiSelectFormField
        control={control}
        name="interests"
        label={t('form.interests')}
        isOptional
        options={STUDY_AREAS.map((value) => ({ value, text: localText(studyAreaName(value)) }))}
      />
      <ConsentFormField control={control} name="agreesToPolicy">
        <Trans t={t} i18nKey="form.policy" components={{ open: <a {...policyLink}>{null}</a> }} />
      </ConsentFormField>
    </>
  );
}
