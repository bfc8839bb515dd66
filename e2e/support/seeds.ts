import { rmSync } from 'node:fs';
import { SERVER } from '@cabinet/services/testing/database';
import { run } from './run.ts';
import { freshFolder } from './system.ts';

/** Playwright's global setup: one system lays the seeds, and the systems of the workers begin with a copy of its folder. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default async function laySeeds(): Promise<(() => void) | undefined> {
  // A PostgreSQL has databases of its own.
  if (SERVER) return;
  const dataDir = freshFolder();
  const system = run({ dataDir });
  await system.ready;
  await system.stop();
  process.env.SEEDED = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}
