import { rmSync } from 'node:fs';
import { SERVER } from '@cabinet/services/testing/database';
import { run } from './run.ts';
import { freshFolder } from './system.ts';

/**
 * Playwright's global setup. One system creates the seeds, and the workers' systems start with a copy of its
 * folder.
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default async function laySeeds(): Promise<(() => void) | undefined> {
  // Workers with a PostgreSQL create their own databases.
  if (SERVER) return;
  const dataDir = freshFolder();
  const system = run({ dataDir });
  await system.ready;
  await system.stop();
  process.env.SEEDED = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}
