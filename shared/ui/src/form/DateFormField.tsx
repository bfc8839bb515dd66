import type { FieldValues } from 'react-hook-form';
import { DatePicker, type DatePickerProps } from '../DatePicker.tsx';
import { type FieldOptions, type FormFieldProps, useFormField } from './useFormField.ts';

export interface DateFormFieldProps<Values extends FieldValues, Output>
  extends FormFieldProps<Values, Output, string>,
    FieldOptions<DatePickerProps> {}

/** A date in a form. The value is `YYYY-MM-DD`. */
export function DateFormField<Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: DateFormFieldProps<Values, Output>) {
  const { isReadOnly, ...field } = useFormField({ control, name });
  return <DatePicker required={!props.isOptional} readOnly={isReadOnly} {...props} {...field} />;
}
