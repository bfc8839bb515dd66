import { policyLink } from '@cabinet/state';
import { Checkbox } from '@cabinet/ui';
import { Trans } from '@cabinet/ui/later';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './fieldProps.ts';

/** The participant's own consent, and that of the friend, whose data it is (§5). */
export function ConsentFields({ form, errorOf, onChange }: FieldProps) {
  const { t } = useTranslation('mf-invites-later');
  return (
    <div>
      <Checkbox
        name="agreesToPolicy"
        required
        checked={form.agreesToPolicy}
        onChange={({ target }) => onChange({ agreesToPolicy: target.checked })}
        error={errorOf('agreesToPolicy')}
      >
        <Trans t={t} i18nKey="invite.policy" components={{ open: <a {...policyLink}>{null}</a> }} />
      </Checkbox>
      <Checkbox
        name="hasFriendsConsent"
        required
        checked={form.hasFriendsConsent}
        onChange={({ target }) => onChange({ hasFriendsConsent: target.checked })}
        error={errorOf('hasFriendsConsent')}
      >
        {t('invite.friendAgrees')}
      </Checkbox>
    </div>
  );
}
