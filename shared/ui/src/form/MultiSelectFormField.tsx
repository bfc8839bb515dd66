import type { FieldPathByValue, FieldPathValue, FieldValues } from 'react-hook-form';
import { MultiSelect, type MultiSelectProps } from '../MultiSelect.tsx';
import { type FieldOptions, type FormControl, useFormField } from './useFormField.ts';

export interface MultiSelectFormFieldProps<
  Values extends FieldValues,
  Output,
  Name extends FieldPathByValue<Values, string[]>,
> extends FieldOptions<MultiSelectProps<FieldPathValue<Values, Name>[number]>> {
  control: FormControl<Values, Output>;
  name: Name;
}

/** A choice of several options in a form. */
export function MultiSelectFormField<
  Values extends FieldValues,
  Output,
  Name extends FieldPathByValue<Values, string[]>,
>({ control, name, ...props }: MultiSelectFormFieldProps<Values, Output, Name>) {
  type Value = FieldPathValue<Values, Name>[number];
  const { isReadOnly, value, ...field } = useFormField<Values, Output, string[]>({ control, name });
  return <MultiSelect<Value> disabled={isReadOnly} {...props} {...field} value={value as Value[]} />;
}
