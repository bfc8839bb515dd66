import { SEMESTERS } from '@cabinet/contracts/tuition';
import type { TuitionPayment, TuitionValues } from '@cabinet/domain/forms/tuition';

export const NO_PAYMENT: TuitionValues = { docNum: '', semester: '', amount: '' };

/** The semesters in the choice. */
export const SEMESTER_NUMBERS: readonly number[] = Array.from({ length: SEMESTERS }, (_, index) => index + 1);

/** The values of the form for a payment that was sent. */
export function valuesOf({ docNum, semester, amount }: TuitionPayment): TuitionValues {
  return { docNum, semester: String(semester), amount: String(amount) };
}
