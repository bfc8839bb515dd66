import type { Database } from '../../kit/database.ts';
import { findLedgerIssues } from '../../loyalty/ledger/ledger.ts';

/**
 * Checks the whole ledger after every test of a suite (L1). Each transaction and the whole ledger must sum to
 * zero. Each stored balance must equal the sum of its postings. Call it once in the suite's body.
 */
export function proveLedger(database: () => Database): void {
  afterEach(async () => expect(await findLedgerIssues(database())).toEqual([]));
}
