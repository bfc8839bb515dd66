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
  /** Told once the last digit is there, typed, pasted or filled in by the phone. */
  onComplete?: ((code: string) => void) | undefined;
  /** How many digits a code has. */
  length?: number | undefined;
  /** The code is being checked: it stays as it is, and so does the focus. */
  busy?: boolean | undefined;
}

/**
 * A code from a message: one real field, so that a phone offers the code, a paste of any spelling lands whole and the
 * caret goes where it is put; the cells are drawn behind its digits.
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
    // A code that was refused gives way to the next one at its first digit.
    const isNext = error && value.length === length && isTyped(nativeEvent);
    const code = readCode((isNext && nativeEvent.data) || target.value, length);
    // What is no digit leaves the field, whoever draws it.
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

/** The code in whatever was typed or pasted: a whole one among other words and figures, else its first digits. */
function readCode(text: string, length: number): string {
  const whole = new RegExp(`(?<!\\d)\\d(?:[\\s\\u2010-\\u2015-]?\\d){${length - 1}}(?!\\d)`).exec(text)?.[0];
  return (whole ?? text).replace(/\D/g, '').slice(0, length);
}
