import { policyLink } from '@cabinet/state';
import { ConsentFormField } from '@cabinet/ui/form';
import { Trans } from '@cabinet/ui/later';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './fieldProps.ts';

/** The participant's consent, and the friend's consent to the use of their data (§5). */
export function ConsentFields({ control }: FieldProps) {
  const { t } = useTranslation('mf-invites-later');
  return (
    <div>
      <ConsentFormField control={control} name="agreesToPolicy">
        <Trans t={t} i18nKey="invite.policy" components={{ open: <a {...policyLink}>{null}</a> }} />
      </ConsentFormField>
      <ConsentFormField control={control} name="hasFriendsConsent">
        {t('invite.friendAgrees')}
      </ConsentFormField>
    </div>
  );
}
