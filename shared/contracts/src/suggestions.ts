import * as v from 'valibot';
import { defineRoute } from './route.ts';

/** An address in the format of the DaData service. */
export const addressSuggestionSchema = v.object({
  value: v.string(),
  unrestricted_value: v.nullish(v.string(), null),
  data: v.nullish(v.looseObject({}), {}),
});
export type AddressSuggestion = v.InferOutput<typeof addressSuggestionSchema>;

export const suggestAddress = defineRoute({
  service: 'suggestions',
  method: 'POST',
  path: '/api/4_1/rs/suggest/address',
  access: 'public',
  summary: 'Suggests addresses for the typed text; `Authorization: Token …` identifies the caller',
  body: v.object({
    query: v.pipe(v.string(), v.trim(), v.maxLength(300)),
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 10),
  }),
  output: v.object({ suggestions: v.array(addressSuggestionSchema) }),
  refuses: [401, 429],
});
