import { stripEmoji } from '@cabinet/domain/emoji';
import { useTranslation } from '@cabinet/i18n/useTranslation';
import { type ReactNode, use } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { FormContext } from './formContext.ts';

/** The `control` that connects fields to their form. */
export type FormControl<Values extends FieldValues, Output = Values> = Control<Values, unknown, Output>;

/** The form's `control`, and the `name` of one of its values of that type. */
export interface FormFieldProps<Values extends FieldValues, Output, Value> {
  control: FormControl<Values, Output>;
  name: FieldPathByValue<Values, Value>;
}

/**
 * The properties of a form field without the properties that the form supplies: `control`, `name`, value and
 * events.
 */
export type FieldOptions<Props> = Omit<
  Props,
  'name' | 'value' | 'checked' | 'onChange' | 'onBlur' | 'error' | 'ref' | 'busy'
>;

/** Connects a control of the kit to a field of its form. */
export function useFormField<Values extends FieldValues, Output, Value>({
  control,
  name,
}: FormFieldProps<Values, Output, Value>) {
  const form = use(FormContext);
  if (!form) throw new Error(`The field ${name} must be inside a Form`);
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message;
  return {
    name,
    ref: field.ref,
    value: field.value as Value,
    onChange: (value: Value) => field.onChange(value),
    onBlur: () => form.afterPress(field.onBlur),
    error: message === undefined ? null : form.issueText(message),
    isReadOnly: form.isReadOnly,
  };
}

/** Returns the hint of a text field, with a warning that the form does not send emoji (R33). */
export function useTextHint(value: string, hint: ReactNode): ReactNode {
  const { t } = useTranslation('form');
  if (stripEmoji(value) === value) return hint;
  return hint ? [hint, ' ', t('emoji')] : t('emoji');
}
