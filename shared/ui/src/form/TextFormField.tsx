import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../TextField.tsx';
import { type FieldOptions, type FormFieldProps, useFormField, useTextHint } from './useFormField.ts';

export interface TextFormFieldProps<Values extends FieldValues, Output>
  extends FormFieldProps<Values, Output, string>,
    FieldOptions<TextFieldProps> {
  /** Converts the typed text to the value: for example, keeps only its digits. */
  parse?: ((typed: string) => string) | undefined;
}

/** One line of text in a form. */
export function TextFormField<Values extends FieldValues, Output>({
  control,
  name,
  parse = (typed) => typed,
  ...props
}: TextFormFieldProps<Values, Output>) {
  const { isReadOnly, onChange, ...field } = useFormField({ control, name });
  const hint = useTextHint(field.value, props.hint);
  return (
    <TextField
      required={!props.isOptional}
      readOnly={isReadOnly}
      {...props}
      {...field}
      hint={hint}
      onChange={({ target }) => onChange(parse(target.value))}
    />
  );
}
