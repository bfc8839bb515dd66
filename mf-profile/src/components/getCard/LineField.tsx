import { stripEmoji } from '@cabinet/domain/emoji';
import { TextField } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import type { StepProps } from './stepProps.ts';

interface LineFieldProps extends StepProps {
  field: 'name' | 'last_name' | 'middle_name' | 'email';
  type?: string;
  autoComplete: string;
  disabled?: boolean;
}

/** A line of text that says beforehand that emoji would not be sent (R33). */
export function LineField({ form, errorOf, onChange, onLeave, field, ...input }: LineFieldProps) {
  const { t } = useTranslation('mf-profile-later');
  const value = form[field];
  return (
    <TextField
      {...input}
      label={t(`getCard.field.${field}`)}
      name={field}
      required
      value={value}
      onChange={({ target }) => onChange({ [field]: target.value })}
      onBlur={() => onLeave(field)}
      hint={stripEmoji(value) === value ? null : t('getCard.emoji')}
      error={input.disabled ? null : errorOf(field)}
    />
  );
}
