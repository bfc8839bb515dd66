import { stripEmoji } from '@cabinet/domain/emoji';
import { TextField } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './fieldProps.ts';

interface LineFieldProps extends FieldProps {
  field: 'name' | 'last_name' | 'middle_name' | 'email';
  type?: string;
  required?: boolean;
  disabled?: boolean;
}

/** A line of text that says beforehand that emoji would not be sent (R33). */
export function LineField({ form, errorOf, onChange, onLeave, field, ...input }: LineFieldProps) {
  const { t } = useTranslation('mf-invites-later');
  const value = form[field];
  return (
    <TextField
      {...input}
      label={t(`invite.field.${field}`)}
      name={field}
      // The browser knows the participant, not the friend.
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange({ [field]: target.value })}
      onBlur={() => onLeave(field)}
      hint={stripEmoji(value) === value ? null : t('invite.emoji')}
      error={input.disabled ? null : errorOf(field)}
    />
  );
}
