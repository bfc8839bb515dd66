import * as v from 'valibot';

/**
 * The body of every error answer (§3, CONTRACT §6). The participant reads `error`; programs read `errorCode`.
 */
export const errorBodySchema = v.object({
  message: v.nullish(v.string()),
  error: v.nullish(v.string()),
  errorCode: v.nullish(v.union([v.string(), v.number()])),
  /** With the code `changed`: the current content, in the form of a read (docs/decisions/024). */
  current: v.optional(v.unknown()),
});
export type ErrorBody = v.InferOutput<typeof errorBodySchema>;
