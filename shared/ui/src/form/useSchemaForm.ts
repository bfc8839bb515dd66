import { valibotResolver } from '@hookform/resolvers/valibot';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { GenericSchema } from 'valibot';

/** A form of react-hook-form. `Values` are the typed values, and `Output` is the output of the schema. */
export type SchemaForm<Values extends FieldValues, Output = Values> = UseFormReturn<Values, unknown, Output>;

/**
 * Creates a form with the rules of a schema. A field shows an error after its first blur, or after a submit.
 * A valid value clears the error.
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
    // Checks a rule about two fields even if a third field is invalid.
    criteriaMode: 'all',
    // `Form` moves the focus after the messages are rendered.
    shouldFocusError: false,
  });
}
