import type { FieldValues } from 'react-hook-form';
import { FormFrame, type FormLook } from './FormFrame.tsx';
import { type FormSending, useFormSending } from './useFormSending.ts';

export interface FormProps<Values extends FieldValues, Output> extends FormSending<Values, Output>, FormLook {
  /** Names the form. A form without a name is not a landmark. */
  label?: string | undefined;
}

/**
 * The form for every page. It sends once at a time and never with invalid values. The submit of invalid
 * values focuses the first invalid field and shows the number of errors.
 */
export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const sending = useFormSending(props);
  return <FormFrame {...props} {...sending} />;
}
