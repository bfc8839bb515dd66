import * as v from 'valibot';

/** The body of every error answer (§3, CONTRACT §6). `error` is a text for the participant, `errorCode` for programs. */
export const errorBodySchema = v.object({
  message: v.nullish(v.string()),
  error: v.nullish(v.string()),
  errorCode: v.nullish(v.union([v.string(), v.number()])),
  /** With the code `changed`: what stands there now, as a read answers it (docs/decisions/024). */
  current: v.optional(v.unknown()),
});
export type ErrorBody = v.InferOutput<typeof errorBodySchema>;
