import type { FieldValues } from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '../Checkbox.tsx';
import { type FieldOptions, type FormFieldProps, useFormField } from './useFormField.ts';

export interface CheckboxFormFieldProps<Values extends FieldValues, Output>
  extends FormFieldProps<Values, Output, boolean>,
    FieldOptions<CheckboxProps> {}

/** A yes or no in a form. */
export function CheckboxFormField<Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: CheckboxFormFieldProps<Values, Output>) {
  const { isReadOnly, value, onChange, ...field } = useFormField({ control, name });
  return (
    <Checkbox
      disabled={isReadOnly}
      {...props}
      {...field}
      checked={value}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
