import { type FieldLook, IconButton, Popover, Skeleton, SkeletonGroup, TextField } from '@cabinet/ui';
import { CalendarDays } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, lazy, Suspense, useState } from 'react';
import styles from './DatePicker.module.css';
import { dateText, dateValue, wholeDateValue } from './dateText.ts';
import { onLeave } from './leave.ts';
import { isTyped, writeMasked } from './mask.ts';
import { useUiText } from './useUiText.ts';

type Attributes = Omit<
  ComponentProps<'input'>,
  'id' | 'type' | 'className' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'min' | 'max'
>;

export interface DatePickerProps extends Attributes, FieldLook {
  /** `YYYY-MM-DD`. The typed text while it is not a date. Empty without input. */
  value: string;
  onChange(value: string): void;
  /** Called when the focus leaves the field and the calendar. */
  onBlur?: (() => void) | undefined;
  /** First day in the calendar, `YYYY-MM-DD`. The form validates typed dates. */
  min?: string | undefined;
  /** Last day in the calendar, `YYYY-MM-DD`. */
  max?: string | undefined;
}

// The calendar loads when it first opens. After a failure, the field still accepts a date.
const Calendar = lazy(() =>
  import('./calendar/Calendar.tsx').then(
    ({ Calendar }) => ({ default: Calendar }),
    () => ({ default: Failure }),
  ),
);

/**
 * A date, typed as DD.MM.YYYY or chosen in a calendar. With `autoComplete="bday"`, the browser treats it as a
 * birth date.
 */
export function DatePicker({ value, onChange, onBlur, min, max, ...field }: DatePickerProps) {
  const t = useUiText();
  const [isOpen, setOpen] = useState(false);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const next = readEdit(event);
    writeMasked(event, dateText(next));
    onChange(next);
  }

  function complete() {
    const whole = wholeDateValue(value);
    if (whole !== value) onChange(whole);
  }

  return (
    <fieldset aria-label={field.label} onBlur={onLeave(onBlur)}>
      <TextField
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('calendar.format')}
        {...field}
        value={dateText(value)}
        onChange={change}
        onBlur={complete}
        after={
          <Popover
            label={field.label}
            align="end"
            onToggle={setOpen}
            trigger={(trigger) => (
              <IconButton
                {...trigger}
                className={styles.open}
                label={t('calendar.open')}
                variant="plain"
                disabled={field.disabled || field.readOnly}
              >
                <CalendarDays size={20} strokeWidth={1.8} aria-hidden="true" />
              </IconButton>
            )}
          >
            {(close) => (
              <div className={styles.calendar}>
                {isOpen && (
                  <Suspense fallback={<Ground />}>
                    <Calendar
                      value={value}
                      min={min}
                      max={max}
                      onChoose={(day) => {
                        onChange(day);
                        close();
                      }}
                    />
                  </Suspense>
                )}
              </div>
            )}
          </Popover>
        }
      />
    </fieldset>
  );
}

function readEdit({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): string {
  const isByHand =
    isTyped(nativeEvent) || ('inputType' in nativeEvent && /^delete/.test(String(nativeEvent.inputType)));
  return isByHand ? dateValue(target.value) : wholeDateValue(target.value);
}

/** The placeholder of the days, until the calendar loads. */
function Ground() {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="calc(20 * var(--rem))" />
    </SkeletonGroup>
  );
}

function Failure() {
  const t = useUiText();
  return <p>{t('calendar.failure')}</p>;
}
