import type { ReactNode } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { InputCode, type InputCodeProps } from '../InputCode.tsx';
import { type FieldOptions, type FormFieldProps, useFormField } from './useFormField.ts';

export interface CodeFormFieldProps<Values extends FieldValues, Output>
  extends FormFieldProps<Values, Output, string>,
    FieldOptions<InputCodeProps> {
  /** The reason for the rejection of the last code. The next code removes it. */
  refusal?: ReactNode;
}

/** A code from a message in a form. It cannot change while the form sends. */
export function CodeFormField<Values extends FieldValues, Output>({
  control,
  name,
  refusal,
  ...props
}: CodeFormFieldProps<Values, Output>) {
  const { isReadOnly, ...field } = useFormField({ control, name });
  const { isSubmitting } = useFormState({ control });
  return (
    <InputCode
      required
      readOnly={isReadOnly}
      {...props}
      {...field}
      error={refusal ? <span role="alert">{refusal}</span> : field.error}
      busy={isSubmitting}
    />
  );
}
