import type { FieldValues } from 'react-hook-form';
import { Select, type SelectProps } from '../Select.tsx';
import { type FieldOptions, type FormFieldProps, useFormField } from './useFormField.ts';

export interface SelectFormFieldProps<Values extends FieldValues, Output>
  extends FormFieldProps<Values, Output, string>,
    FieldOptions<SelectProps> {}

/** A choice of one option in a form. The children are `<option>`s. */
export function SelectFormField<Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: SelectFormFieldProps<Values, Output>) {
  const { isReadOnly, onChange, ...field } = useFormField({ control, name });
  return (
    <Select
      required={!props.isOptional}
      disabled={isReadOnly}
      {...props}
      {...field}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
