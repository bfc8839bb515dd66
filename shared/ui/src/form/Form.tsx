import type { FieldValues } from 'react-hook-form';
import { FormFrame, type FormLook } from './FormFrame.tsx';
import { type FormSending, useFormSending } from './useFormSending.ts';

export interface FormProps<Values extends FieldValues, Output> extends FormSending<Values, Output>, FormLook {
  /** Names the form: without a name it is no landmark. */
  label?: string | undefined;
}

/**
 * Every form of a page. It is sent once at a time and never with wrong values: then the focus goes to the first wrong
 * field, and the form tells how many there are.
 */
export function Form<Values extends FieldValues, Output>(props: FormProps<Values, Output>) {
  const sending = useFormSending(props);
  return <FormFrame {...props} {...sending} />;
}
