import type { FieldValues } from 'react-hook-form';
import { PhoneInput, type PhoneInputProps } from '../PhoneInput.tsx';
import { type FieldOptions, type FormFieldProps, useFormField } from './useFormField.ts';

export interface PhoneFormFieldProps<Values extends FieldValues, Output>
  extends FormFieldProps<Values, Output, string>,
    FieldOptions<PhoneInputProps> {}

/** A phone in a form. The value is the normalised phone. */
export function PhoneFormField<Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: PhoneFormFieldProps<Values, Output>) {
  const { isReadOnly, ...field } = useFormField({ control, name });
  return <PhoneInput required={!props.isOptional} readOnly={isReadOnly} {...props} {...field} />;
}
