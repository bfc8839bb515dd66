import { stripEmoji } from '@cabinet/domain/emoji';
import { useTranslation } from '@cabinet/i18n/useTranslation';
import { type ReactNode, use } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { FormContext } from './formContext.ts';

/** What ties fields to their form: its `control`. */
export type FormControl<Values extends FieldValues, Output = Values> = Control<Values, unknown, Output>;

/** Which field of which form: `control` is the form's, `name` one of its values of that type. */
export interface FormFieldProps<Values extends FieldValues, Output, Value> {
  control: FormControl<Values, Output>;
  name: FieldPathByValue<Values, Value>;
}

/** What a form field takes from its form; its `control`, `name`, value and events need not be given. */
export type FieldOptions<Props> = Omit<
  Props,
  'name' | 'value' | 'checked' | 'onChange' | 'onBlur' | 'error' | 'ref' | 'busy'
>;

/** Ties a control of the kit to a field of its form. */
export function useFormField<Values extends FieldValues, Output, Value>({
  control,
  name,
}: FormFieldProps<Values, Output, Value>) {
  const form = use(FormContext);
  if (!form) throw new Error(`The field ${name} stands outside of a Form`);
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

/** The hint of a text, which says beforehand that its emoji will not be sent (R33). */
export function useTextHint(value: string, hint: ReactNode): ReactNode {
  const { t } = useTranslation('form');
  if (stripEmoji(value) === value) return hint;
  return hint ? [hint, ' ', t('emoji')] : t('emoji');
}
