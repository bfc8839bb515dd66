import { valibotResolver } from '@hookform/resolvers/valibot';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';

/** A form of react-hook-form: `Values` are typed, `Output` is what the schema makes of them. */
export type SchemaForm<Values extends FieldValues, Output = Values> = UseFormReturn<Values, unknown, Output>;

/**
 * A form whose rules are a schema. A field complains after it was left once, or when the form is submitted; the message
 * goes as soon as the value is right.
 * @param schema its messages are keys of the namespace `form`
 */
export function useSchemaForm<Values extends FieldValues, Output extends FieldValues>(
  schema: GenericSchema<Values, Output>,
  values: Values,
): SchemaForm<Values, Output> {
  return useForm<Values, unknown, Output>({
    resolver: valibotResolver<Values, unknown, Output>(schema),
    defaultValues: values as DefaultValues<Values>,
    mode: 'onTouched',
    // A rule about two fields is checked even if a third one is wrong.
    criteriaMode: 'all',
    // `Form` does it, once the messages are drawn.
    shouldFocusError: false,
  });
}
