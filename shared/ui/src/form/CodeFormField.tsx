import { use } from 'react';
import type { FieldValues } from 'react-hook-form';
import { InputCode, type InputCodeProps } from '../InputCode.tsx';
import { FormContext } from './formContext.ts';
import { type FieldOptions, type FormFieldProps, useFormField } from './useFormField.ts';

export interface CodeFormFieldProps<Values extends FieldValues, Output>
  extends FormFieldProps<Values, Output, string>,
    FieldOptions<InputCodeProps> {}

/** A code from a message in a form. It cannot be changed while the form is sent. */
export function CodeFormField<Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: CodeFormFieldProps<Values, Output>) {
  const { isReadOnly, ...field } = useFormField({ control, name });
  const isSending = use(FormContext)?.isSending;
  return <InputCode required readOnly={isReadOnly} {...props} {...field} busy={isSending} />;
}
