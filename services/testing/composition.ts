import type { AddressInfo } from 'node:net';
import { REALM_PATH } from '../identity/realm.ts';
import type { Database } from '../kit/database.ts';
import { readConfig } from '../site/settings.ts';
import { type CompositionOptions, compose, SERVICES } from '../start/compose.ts';
import { Browser, CABINET } from './identity/realm.ts';
import { makeBuilds } from './site/builds.ts';

export interface Composition {
  url: string;
  log: string[];
  /** Returns a new browser at the identity service. */
  browser(): Browser;
  close(): Promise<void>;
}

/**
 * Starts everything that `npm start` runs, on an empty database with seed data. `changes` override the
 * options.
 */
export async function openComposition(
  db: Database,
  changes: Partial<CompositionOptions> = {},
): Promise<Composition> {
  const builds = await makeBuilds();
  const log: string[] = [];
  const app = await compose(db, {
    origins: [CABINET],
    dataDir: builds.dataDir,
    config: readConfig({}),
    keycloakUrl: undefined,
    programmeOrigin: 'https://mti.cabinet.test',
    carriers: {},
    trustedProxies: [],
    services: SERVICES,
    seed: true,
    isSandbox: true,
    log: (line) => log.push(line),
    root: builds.root,
    ...changes,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    url,
    log,
    browser: () => new Browser({ url: url + REALM_PATH }),
    close: async () => {
      await app.close();
      await db.close();
      await builds.remove();
    },
  };
}
