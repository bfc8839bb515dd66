import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Radio } from '../Radio.tsx';
import styles from './RadioFormField.module.css';
import { type FormFieldProps, useFormField } from './useFormField.ts';

export interface RadioFormFieldProps<Values extends FieldValues, Output>
  extends FormFieldProps<Values, Output, string> {
  /** The question that the answers share. */
  label: string;
  /** The answers, in order. */
  options: readonly { value: string; text: string }[];
}

/** A required choice of one answer in a form. All answers are visible. */
export function RadioFormField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  options,
}: RadioFormFieldProps<Values, Output>) {
  const errorId = useId();
  const { isReadOnly, value, error, onChange, onBlur } = useFormField({ control, name });
  return (
    <fieldset
      className={styles.field}
      disabled={isReadOnly}
      aria-describedby={error ? errorId : undefined}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onBlur()}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.answers}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name}
            required
            aria-invalid={error ? true : undefined}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          >
            {option.text}
          </Radio>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={errorId}>
          <CircleAlert size={16} strokeWidth={1.8} aria-hidden="true" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
