import { OPERATION_TYPES, type Operation } from '@cabinet/contracts/loyalty';

type Movement = Pick<Operation, 'amount'>;

/** Whether an operation brought tokens; the other ones took them. */
export function isAccrual(operation: Movement): boolean {
  return operation.amount > 0;
}

/** The service's dictionary of operations (§7). */
export type OperationDictionary = readonly { xmlId: string; ids: readonly number[] }[];

/**
 * The operations, each with the type that the dictionary gives its id. An id that the dictionary lacks has no type, so
 * that the service's own text names the operation (R45).
 * @param dictionary without one the operations keep the types that they came with
 */
export function namedBy<T extends Pick<Operation, 'operationId' | 'type'>>(
  dictionary: OperationDictionary | undefined,
  operations: readonly T[],
): T[] {
  if (!dictionary) return [...operations];
  const types = new Map(dictionary.flatMap(({ xmlId, ids }) => ids.map((id) => [id, xmlId] as const)));
  return operations.map((operation) => ({ ...operation, type: types.get(operation.operationId) ?? '' }));
}

/**
 * Why tokens moved, as a key of words: a type of §3, `TUITION` for studies that are paid for with tokens (the reward for
 * a payment has the same type), `gain` and `loss` for a type that we do not know.
 */
export function reasonOfOperation({ type, amount }: Pick<Operation, 'type' | 'amount'>): string {
  if (type === 'PAYMENT' && amount < 0) return 'TUITION';
  if ((OPERATION_TYPES as readonly string[]).includes(type)) return type;
  return amount > 0 ? 'gain' : 'loss';
}

/** How much came in and went out, both as positive tokens. */
export function operationTotals(operations: readonly Movement[]): { accrued: number; charged: number } {
  const sum = (movements: readonly Movement[]) => movements.reduce((total, { amount }) => total + amount, 0);
  return {
    accrued: sum(operations.filter(isAccrual)),
    charged: Math.abs(sum(operations.filter((operation) => !isAccrual(operation)))),
  };
}

/**
 * The operations with the balance that each left behind.
 * @param operations newest first and complete, as the service lists them
 * @param balance in tokens, after the newest of them
 */
export function statement<T extends Movement>(
  operations: readonly T[],
  balance: number,
): (T & { balanceAfter: number })[] {
  let after = balance;
  return operations.map((operation) => {
    const line = { ...operation, balanceAfter: after };
    after -= operation.amount;
    return line;
  });
}
