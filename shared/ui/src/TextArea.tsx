import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import { Field, type FieldLook } from './Field.tsx';
import styles from './TextArea.module.css';
import { inputClass } from './TextField.tsx';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & FieldLook;

/** Several lines of text. Grows with the text if the browser supports it. */
export function TextArea({ label, isLabelHidden, hint, error, isOptional, ...area }: TextAreaProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => <textarea {...area} {...wiring} className={classNames(inputClass(), styles.area)} />}
    </Field>
  );
}
