import type { FieldValues } from 'react-hook-form';
import { TextArea, type TextAreaProps } from '../TextArea.tsx';
import { type FieldOptions, type FormFieldProps, useFormField, useTextHint } from './useFormField.ts';

export interface TextAreaFormFieldProps<Values extends FieldValues, Output>
  extends FormFieldProps<Values, Output, string>,
    FieldOptions<TextAreaProps> {}

/** Several lines of text in a form. */
export function TextAreaFormField<Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: TextAreaFormFieldProps<Values, Output>) {
  const { isReadOnly, onChange, ...field } = useFormField({ control, name });
  const hint = useTextHint(field.value, props.hint);
  return (
    <TextArea
      required={!props.isOptional}
      readOnly={isReadOnly}
      {...props}
      {...field}
      hint={hint}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
