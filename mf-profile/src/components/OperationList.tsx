import type { Movement } from '../domain/history.ts';
import { OperationRow } from './OperationRow.tsx';

/** Movements as they come, without a word about months. */
export function OperationList({ operations }: { operations: readonly Movement[] }) {
  return (
    <ul>
      {operations.map((operation) => (
        <OperationRow key={operation.id} operation={operation} />
      ))}
    </ul>
  );
}
