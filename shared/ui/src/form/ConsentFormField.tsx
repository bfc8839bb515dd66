import type { FieldValues } from 'react-hook-form';
import { CheckboxFormField, type CheckboxFormFieldProps } from './CheckboxFormField.tsx';

export interface ConsentFormFieldProps<Values extends FieldValues, Output>
  extends CheckboxFormFieldProps<Values, Output> {}

/** A consent that the form requires. The children may contain links. */
export function ConsentFormField<Values extends FieldValues, Output>(
  props: ConsentFormFieldProps<Values, Output>,
) {
  return <CheckboxFormField {...props} required />;
}
