import { startOfDay } from '@cabinet/i18n';
import { DatePicker } from '@cabinet/ui/later';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`, or null without a day. */
  day: string | null;
  /** The error of that day. */
  error?: string | null;
  /** First day that the calendar offers. */
  min?: string;
  isOptional?: boolean;
  readOnly?: boolean;
  /**
   * Called with a complete day, or with null when the field is cleared. Half-typed text stays in the field.
   */
  onDay(day: string | null): void;
}

/** A field for a day. Text that is not a calendar day shows an error and does not call `onDay`. */
export function DayField({ day, error, onDay, ...field }: DayFieldProps) {
  const { t } = useTranslation('mf-profile-later');
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);

  function change(value: string) {
    const isKnown = value === '' || startOfDay(value) !== null;
    setTyped(isKnown ? null : value);
    setLeft(false);
    if (isKnown) onDay(value || null);
  }

  return (
    <DatePicker
      {...field}
      value={typed ?? day ?? ''}
      error={typed !== null && isLeft ? t('history.noDay') : (error ?? null)}
      onChange={change}
      onBlur={() => setLeft(true)}
    />
  );
}
