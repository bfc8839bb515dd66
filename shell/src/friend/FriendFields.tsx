import type { FriendValues } from '@cabinet/domain/forms/friend';
import { policyLink } from '@cabinet/state/policy';
import { ConsentFormField, type FormControl, PhoneFormField, TextFormField } from '@cabinet/ui/form';
import { Trans } from '@cabinet/ui/Trans';
import { useTranslation } from 'react-i18next';

export function FriendFields({ control }: { control: FormControl<FriendValues> }) {
  const { t } = useTranslation('friend');
  return (
    <>
      <TextFormField control={control} name="name" label={t('form.name')} autoComplete="given-name" />
      <PhoneFormField control={control} name="phone" label={t('form.phone')} />
      <ConsentFormField control={control} name="agreesToPolicy">
        <Trans t={t} i18nKey="form.policy" components={{ open: <a {...policyLink}>{null}</a> }} />
      </ConsentFormField>
    </>
  );
}
