import { Field, type FieldLook } from '@cabinet/ui';
import type { ChangeEvent, ComponentProps, CSSProperties } from 'react';
import { classNames } from './classNames.ts';
import styles from './InputCode.module.css';
import { isTyped } from './mask.ts';

export interface InputCodeProps
  extends Omit<
      ComponentProps<'input'>,
      'id' | 'type' | 'className' | 'defaultValue' | 'maxLength' | 'onChange'
    >,
    Omit<FieldLook, 'isOptional'> {
  /** The digits so far. */
  value: string;
  onChange(code: string): void;
  /**
   * Called with the last digit, regardless of whether the participant types, pastes or autofills the code.
   */
  onComplete?: ((code: string) => void) | undefined;
  /** The number of digits in a code. */
  length?: number | undefined;
  /** The check is in progress. The code and the focus stay. */
  busy?: boolean | undefined;
}

/**
 * The field for a code from a message. One real input lets a phone suggest the code, accepts any pasted
 * spelling, and allows a free caret. The cells are drawn behind its digits.
 */
export function InputCode({
  label,
  isLabelHidden,
  hint,
  error,
  value,
  onChange,
  onComplete,
  length = 6,
  busy = false,
  ...input
}: InputCodeProps) {
  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    // The first digit of a new code replaces a rejected code.
    const isNext = error && value.length === length && isTyped(nativeEvent);
    const code = readCode((isNext && nativeEvent.data) || target.value, length);
    // Remove other characters from the field at once, because React does not render an equal value.
    if (code === value) {
      target.value = code;
      return;
    }
    onChange(code);
    if (code.length === length) onComplete?.(code);
  }

  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      {(wiring) => (
        <span
          className={classNames(styles.code, busy && styles.busy)}
          style={{ '--length': length } as CSSProperties}
        >
          <span className={styles.cells} aria-hidden="true">
            {Array.from({ length }, (_, index) => (
              <span key={index} className={classNames(styles.cell, index === value.length && styles.next)} />
            ))}
          </span>
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            {...input}
            {...wiring}
            className={styles.input}
            value={value}
            readOnly={busy || input.readOnly}
            aria-busy={busy || undefined}
            onChange={change}
          />
        </span>
      )}
    </Field>
  );
}

/**
 * Reads the code from typed or pasted text. Prefers a complete code between other words and figures to the
 * first digits.
 */
function readCode(text: string, length: number): string {
  const whole = new RegExp(`(?<!\\d)\\d(?:[\\s\\u2010-\\u2015-]?\\d){${length - 1}}(?!\\d)`).exec(text)?.[0];
  return (whole ?? text).replace(/\D/g, '').slice(0, length);
}
