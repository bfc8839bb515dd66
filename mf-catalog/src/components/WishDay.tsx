import { Skeleton, TextField } from '@cabinet/ui';
import type { DatePickerProps } from '@cabinet/ui/later';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf, type WishProblems } from '../domain/wish.ts';

// It is fetched with the question. Where that fails, the browser's own field takes a day.
const DatePicker = lazy(() =>
  import('@cabinet/ui/later').then(
    ({ DatePicker }) => ({ default: DatePicker }),
    () => ({ default: BrowserDay }),
  ),
);

interface WishDayProps {
  /** `2026-11-30`, nothing, or what is typed so far. */
  day: string;
  problem: WishProblems['day'];
  isFixed: boolean;
  onDay(day: string): void;
}

/** When it would suit: a day from today on, or none. */
export function WishDay({ day, problem, isFixed, onDay }: WishDayProps) {
  const { t } = useTranslation('mf-catalog');
  const [isTyping, setTyping] = useState(false);
  const isTold = problem === 'past' || (problem === 'none' && !isTyping);

  function type(next: string) {
    setTyping(true);
    onDay(next);
  }

  return (
    <Suspense fallback={<Skeleton shape="block" height="80px" />}>
      <DatePicker
        label={t('purchase.date')}
        isOptional
        min={dayOf(new Date())}
        value={day}
        onChange={type}
        onBlur={() => setTyping(false)}
        onKeyDown={({ key }) => key === 'Enter' && setTyping(false)}
        error={isTold ? t(`purchase.day.${problem}`) : null}
        readOnly={isFixed}
      />
    </Suspense>
  );
}

function BrowserDay({ onChange, ...field }: DatePickerProps) {
  return <TextField {...field} type="date" onChange={({ target }) => onChange(target.value)} />;
}
