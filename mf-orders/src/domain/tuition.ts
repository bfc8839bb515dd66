import { SEMESTERS } from '@cabinet/contracts/tuition';

/** What the form of a tuition payment holds, as it is typed. */
export interface TuitionWish {
  docNum: string;
  semester: string;
  amount: string;
}

export const NO_PAYMENT: TuitionWish = { docNum: '', semester: '', amount: '' };

/** What can be sent. */
export interface TuitionPayment {
  /** Number of the contract. */
  docNum: string;
  semester: number;
  /** In tokens. */
  amount: number;
}

/** In the order of the form. */
const FIELDS = ['docNum', 'semester', 'amount'] as const;

export type TuitionFaults = Partial<Record<keyof TuitionWish, 'empty' | 'invalid'>>;

/** The semesters that can be chosen. */
export const SEMESTER_NUMBERS: readonly number[] = Array.from({ length: SEMESTERS }, (_, index) => index + 1);

/**
 * The payment that the form says, or what is wrong with its fields (§5).
 * @param contracts numbers of the own contracts; the only one need not be chosen
 */
export function readPayment(
  wish: TuitionWish,
  contracts: readonly string[],
): { payment: TuitionPayment | null; faults: TuitionFaults } {
  const docNum = contracts.length === 1 ? contracts[0] : contracts.find((known) => known === wish.docNum);
  const semester = SEMESTER_NUMBERS.find((number) => String(number) === wish.semester);
  const amount = readTokens(wish.amount);
  if (docNum && semester && amount) return { payment: { docNum, semester, amount }, faults: {} };
  return {
    payment: null,
    faults: {
      ...(!docNum && { docNum: 'empty' }),
      ...(!semester && { semester: 'empty' }),
      ...(!amount && { amount: wish.amount.trim() === '' ? 'empty' : 'invalid' }),
    },
  };
}

/** Whole tokens, at least one, written with spaces or without; null for anything else. */
export function readTokens(text: string): number | null {
  const figures = text.replace(/\s/g, '');
  const tokens = /^\d+$/.test(figures) ? Number(figures) : 0;
  return tokens > 0 && Number.isSafeInteger(tokens) ? tokens : null;
}

/** The name of the first field to put right; the amount where it is none but too much. */
export function firstFault(faults: TuitionFaults): keyof TuitionWish {
  return FIELDS.find((name) => faults[name]) ?? 'amount';
}

/** What the form shows of a payment that was sent. */
export function wishOf({ docNum, semester, amount }: TuitionPayment): TuitionWish {
  return { docNum, semester: String(semester), amount: String(amount) };
}
