import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Field, type FieldLook } from './Field.tsx';
import styles from './TextField.module.css';

/** Returns the class of a field's input, frame or end sign, for other components with a field. */
export function inputClass(part: 'input' | 'box' | 'after' | 'hasAfter' = 'input'): string {
  return classNames(styles[part]);
}

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'>, FieldLook {
  /** A sign at the end of the field: a tick, a unit, a button. */
  after?: ReactNode;
}

/**
 * One line of text. Takes every attribute of `<input>` and its ref, so a form's `register()` spreads into it.
 */
export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  after,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => (
        <span className={styles.box}>
          <input
            {...input}
            {...wiring}
            className={classNames(styles.input, Boolean(after) && styles.hasAfter)}
          />
          {after && <span className={styles.after}>{after}</span>}
        </span>
      )}
    </Field>
  );
}
