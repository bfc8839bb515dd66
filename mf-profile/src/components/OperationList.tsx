import type { Movement } from '../domain/history.ts';
import { OperationRow } from './OperationRow.tsx';

/** A plain list of operations, without headings for months. */
export function OperationList({ operations }: { operations: readonly Movement[] }) {
  return (
    <ul>
      {operations.map((operation) => (
        <OperationRow key={operation.id} operation={operation} />
      ))}
    </ul>
  );
}
