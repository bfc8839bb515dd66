import type { Database } from '../../kit/database.ts';
import { findLedgerFaults } from '../ledger.ts';

/**
 * Proves the whole ledger after every test of a suite (L1): each transaction adds up to nothing, so does everything
 * together, and each stored balance is the sum of its postings. Called once in the suite's body.
 */
export function proveLedger(database: () => Database): void {
  afterEach(async () => expect(await findLedgerFaults(database())).toEqual([]));
}
