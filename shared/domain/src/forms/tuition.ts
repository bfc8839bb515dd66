import { SEMESTERS } from '@cabinet/contracts/tuition';
import * as v from 'valibot';

/** Whole tokens, at least one, written with spaces or without; null for anything else. */
export function readTokens(text: string): number | null {
  const figures = text.replace(/\s/g, '');
  const tokens = /^\d+$/.test(figures) ? Number(figures) : 0;
  return tokens > 0 && Number.isSafeInteger(tokens) ? tokens : null;
}

/**
 * A payment for the own studies with tokens (§1).
 * @param contracts numbers of the own contracts; the only one need not be chosen
 * @param available tokens that can be spent; Infinity where that is no longer asked
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
