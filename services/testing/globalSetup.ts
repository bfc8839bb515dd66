import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type DatabaseOptions, openDatabase } from '../kit/database.ts';
import { atTheEnd } from './globalTeardown.ts';
import { addressOf, type Content, DUMPS, SERVER, SHARED_SERVER, say, TEMPLATE } from './kit/database.ts';
import { createOwned, findPostgres, startPostgres } from './kit/postgres.ts';
import { prepareServices } from './kit/prepareServices.ts';

/** Creates the databases that `freshDatabase` and `onEachDatabase` copy, once per run. */
export default async function setUp(): Promise<void> {
  await makeDumps();
  if (SERVER) await makeTemplate(SERVER);
  const programs = findPostgres();
  if (programs) {
    const server = await startPostgres(programs);
    atTheEnd(() => server.stop());
    await seed(await createOwned(server.url, 'empty', TEMPLATE));
    process.env[SHARED_SERVER] = server.url;
  }
}

async function makeDumps(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cabinet-dumps-'));
  atTheEnd(() => rm(folder, { recursive: true, force: true }));
  process.env[DUMPS] = folder;
  const dataDir = (content: Content) => join(folder, content);
  const empty = await openDatabase({ dataDir: dataDir('empty') });
  await empty.close();
  await cp(dataDir('empty'), dataDir('seeded'), { recursive: true });
  await seed({ dataDir: dataDir('seeded') });
  for (const content of ['empty', 'seeded'] as const) {
    const lite = await PGlite.create(join(dataDir(content), 'database'));
    const dump = await lite.dumpDataDir('none');
    await writeFile(`${dataDir(content)}.tar`, Buffer.from(await dump.arrayBuffer()));
    await lite.close();
  }
}

async function makeTemplate(server: string): Promise<void> {
  await say(server, `create database ${TEMPLATE}`);
  atTheEnd(() => say(server, `drop database ${TEMPLATE}`));
  await seed({ databaseUrl: addressOf(server, TEMPLATE) });
}

async function seed(options: DatabaseOptions): Promise<void> {
  const db = await openDatabase(options);
  await prepareServices(db);
  await db.close();
}
