import { OPERATION_TYPES, type Operation } from '@cabinet/contracts/operations';

type Movement = Pick<Operation, 'amount'>;

/** Returns whether an operation added tokens. All other operations took tokens. */
export function isAccrual(operation: Movement): boolean {
  return operation.amount > 0;
}

/** The service's dictionary of operations (§7). */
export type OperationDictionary = readonly { xmlId: string; ids: readonly number[] }[];

/**
 * Sets the type of each operation from the dictionary, by the operation id. An unknown id gets an empty type,
 * so that the cabinet shows the service's own text (R45).
 * @param dictionary if undefined, the operations keep their types
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
 * Returns the reason of a movement, as a key of texts. Most reasons are a type of §3. The key `TUITION` means
 * studies paid with tokens, because the reward for a payment has the same type. The keys `gain` and `loss`
 * cover unknown types.
 */
export function reasonOfOperation({ type, amount }: Pick<Operation, 'type' | 'amount'>): string {
  if (type === 'PAYMENT' && amount < 0) return 'TUITION';
  if ((OPERATION_TYPES as readonly string[]).includes(type)) return type;
  return amount > 0 ? 'gain' : 'loss';
}

/** Returns the sums of accruals and charges, both as positive tokens. */
export function operationTotals(operations: readonly Movement[]): { accrued: number; charged: number } {
  const sum = (movements: readonly Movement[]) => movements.reduce((total, { amount }) => total + amount, 0);
  return {
    accrued: sum(operations.filter(isAccrual)),
    charged: Math.abs(sum(operations.filter((operation) => !isAccrual(operation)))),
  };
}

/**
 * Returns the operations with the balance after each operation.
 * @param operations newest first and complete, in the order of the service
 * @param balance in tokens, after the newest operation
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
