import { startOfDay } from '@cabinet/i18n';
import { DatePicker } from '@cabinet/ui/later';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface DayFieldProps {
  label: string;
  /** `YYYY-MM-DD`; null is none. */
  day: string | null;
  /** What speaks against that day. */
  error?: string | null;
  /** First day that the calendar offers. */
  min?: string;
  isOptional?: boolean;
  readOnly?: boolean;
  /** A day of the calendar or none; what is half typed stays in the field. */
  onDay(day: string | null): void;
}

/** A day that is chosen: what is no day is said to be none and changes nothing. */
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
