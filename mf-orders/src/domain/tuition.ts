import { SEMESTERS } from '@cabinet/contracts/tuition';
import type { TuitionPayment, TuitionValues } from '@cabinet/domain/forms/tuition';

export const NO_PAYMENT: TuitionValues = { docNum: '', semester: '', amount: '' };

/** The semesters that can be chosen. */
export const SEMESTER_NUMBERS: readonly number[] = Array.from({ length: SEMESTERS }, (_, index) => index + 1);

/** What the form shows of a payment that was sent. */
export function valuesOf({ docNum, semester, amount }: TuitionPayment): TuitionValues {
  return { docNum, semester: String(semester), amount: String(amount) };
}
