import { findPostgres } from '../../testing/kit/postgres.ts';
import { serverWorld } from '../../testing/loyalty/ledgerWorld.ts';
import { modelSuite } from '../../testing/loyalty/modelSuite.ts';

// L6
// A separate file, so that both databases are tested in parallel.
const programs = findPostgres();
if (programs) describe('on PostgreSQL', () => modelSuite('PostgreSQL', () => serverWorld(programs)));
else
  (process.env.CI ? test : test.skip)('on PostgreSQL', () =>
    Promise.reject(new Error('PostgreSQL is missing')),
  );
