import { SEMESTERS } from '@cabinet/contracts/tuition';
import * as v from 'valibot';

/** Parses whole tokens, at least 1, with or without spaces. Returns null for any other text. */
export function readTokens(text: string): number | null {
  const figures = text.replace(/\s/g, '');
  const tokens = /^\d+$/.test(figures) ? Number(figures) : 0;
  return tokens > 0 && Number.isSafeInteger(tokens) ? tokens : null;
}

/**
 * The form that pays for the own studies with tokens (§1).
 * @param contracts numbers of the own contracts; the form chooses a single contract automatically
 * @param available tokens that the participant can spend; Infinity turns this check off
 */
export const tuitionFormSchema = (contracts: readonly string[], available: number) =>
  v.object({
    docNum: v.pipe(
      v.string(),
      v.transform((docNum) => (contracts.length === 1 ? (contracts[0] ?? '') : docNum)),
      v.picklist(contracts, 'required'),
    ),
    semester: v.pipe(
      v.string(),
      v.nonEmpty('required'),
      v.transform(Number),
      v.integer('required'),
      v.minValue(1, 'required'),
      v.maxValue(SEMESTERS, 'required'),
    ),
    amount: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('required'),
      v.check((text) => text === '' || readTokens(text) !== null, 'wholeTokens'),
      v.check((text) => (readTokens(text) ?? 0) <= available, 'missing'),
      v.transform((text) => readTokens(text) ?? 0),
    ),
  });
export type TuitionValues = v.InferInput<ReturnType<typeof tuitionFormSchema>>;
export type TuitionPayment = v.InferOutput<ReturnType<typeof tuitionFormSchema>>;
