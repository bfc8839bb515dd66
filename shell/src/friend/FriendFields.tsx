import { stripEmoji } from '@cabinet/domain/emoji';
import type { FieldRefusal } from '@cabinet/domain/fields';
import type { FriendForm } from '@cabinet/domain/forms';
import { STUDY_AREAS, studyAreaName } from '@cabinet/domain/studyAreas';
import { useFormats } from '@cabinet/i18n/useFormats';
import { policyLink } from '@cabinet/state/policy';
import { Checkbox } from '@cabinet/ui/Checkbox';
import { MultiSelect } from '@cabinet/ui/MultiSelect';
import { PhoneInput } from '@cabinet/ui/PhoneInput';
import { TextField } from '@cabinet/ui/TextField';
import { Trans } from '@cabinet/ui/Trans';
import { useTranslation } from 'react-i18next';
import type { FriendLead } from './useFriendLead.ts';

interface FriendFieldsProps {
  form: FriendLead;
  /** What is told under a field, or null. */
  refusalOf: (field: keyof FriendForm) => FieldRefusal | null;
  onChange: (change: Partial<FriendLead>) => void;
}

export function FriendFields({ form, refusalOf, onChange }: FriendFieldsProps) {
  const { t } = useTranslation('friend');
  const { localText } = useFormats();

  function errorOf(field: keyof FriendForm): string | null {
    const refusal = refusalOf(field);
    return refusal && t(refusal === 'invalid' ? `error.${field}` : 'error.empty');
  }

  /** What every line of text has; it says beforehand that emoji would not be sent (R33). */
  function line(field: 'name' | 'email') {
    return {
      name: field,
      value: form[field],
      onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [field]: target.value }),
      hint: stripEmoji(form[field]) === form[field] ? null : t('form.emoji'),
      error: errorOf(field),
    };
  }

  return (
    <>
      <TextField {...line('name')} label={t('form.name')} autoComplete="given-name" required />
      <PhoneInput
        label={t('form.phone')}
        name="phone"
        required
        value={form.phone}
        onChange={(phone) => onChange({ phone })}
        error={errorOf('phone')}
      />
      <TextField {...line('email')} label={t('form.email')} type="email" autoComplete="email" isOptional />
      <MultiSelect
        label={t('form.interests')}
        isOptional
        options={STUDY_AREAS.map((value) => ({ value, text: localText(studyAreaName(value)) }))}
        value={form.interests}
        onChange={(interests) => onChange({ interests })}
      />
      <Checkbox
        name="agreesToPolicy"
        required
        checked={form.agreesToPolicy}
        onChange={({ target }) => onChange({ agreesToPolicy: target.checked })}
        error={errorOf('agreesToPolicy')}
      >
        <Trans t={t} i18nKey="form.policy" components={{ open: <a {...policyLink}>{null}</a> }} />
      </Checkbox>
    </>
  );
}
