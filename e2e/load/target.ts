import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '@cabinet/build/workspace';
import { type Database, openDatabase } from '@cabinet/services/database';
import { freePort } from '@cabinet/services/freePort';
import { findLoadMembers, signTokens } from '@cabinet/services/testing/population';
import { type Actor, crowdOf } from './crowd.ts';
import type { Ware } from './mix.ts';
import { embeddedPlace, type Place, serverPlace } from './place.ts';

export const DATABASES = ['embedded', 'postgres'] as const;
export type DatabaseKind = (typeof DATABASES)[number];

export interface Usage {
  megabytes: number;
  /** CPU time since the start. It includes the embedded database, but not a database server. */
  cpuMs: number;
}

/** A running cabinet with a population. */
export interface Target {
  url: string;
  crowd: Actor[];
  wares: Ware[];
  /** Returns the resource usage of the process. */
  measure(): Promise<Usage>;
  /**
   * A second connection to the database. Null for the embedded database, which belongs to the process alone.
   */
  beside: Database | null;
  /** Ends the process. @returns its database, which the caller closes */
  stop(): Promise<Database>;
  remove(): Promise<void>;
}

/** Origin in the access tokens. Nobody opens this origin. */
const ORIGIN = 'http://load.cabinet.test';
/** Number of participants who are active within five minutes. */
const ACTORS = 1000;
/**
 * Only these services run. A front server serves the files, and the test measures what a cache cannot serve.
 */
const PARTS = 'identity,loyalty,crm,leads,suggestions';

/** @param services the services of the process */
export async function openTarget(kind: DatabaseKind, members: number, services = PARTS): Promise<Target> {
  const place = await (kind === 'embedded' ? embeddedPlace(members) : serverPlace(members));
  const { crowd, wares } = await readPlace(place);
  const { child, url } = await startProcess(place, services);
  const beside = kind === 'embedded' ? null : await openDatabase(place.options);
  return {
    url,
    crowd,
    wares,
    measure: () => usageOf(url),
    beside,
    stop: async () => {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
      return beside ?? openDatabase(place.options);
    },
    remove: () => place.remove(),
  };
}

async function readPlace({ options }: Place): Promise<Pick<Target, 'crowd' | 'wares'>> {
  const db = await openDatabase(options);
  const members = await findLoadMembers(db, ACTORS);
  const crowd = crowdOf(members, await signTokens(db, ORIGIN, members));
  const wares = await db.query<Ware>(
    `select id, price from loyalty.product where section = 'products' and price <= 700 order by id limit 10`,
  );
  await db.close();
  return { crowd, wares };
}

async function startProcess(
  { options }: Place,
  services: string,
): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort();
  const { dataDir, databaseUrl } = options;
  const child = spawn(process.execPath, [join(root, 'services/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      SERVICES: services,
      PUBLIC_ORIGIN: ORIGIN,
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_SECONDS: '0',
      ...(dataDir && { DATA_DIR: dataDir }),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null)
      throw new Error('The cabinet did not start. The lines above show the error.');
    await pause(100);
  }
  return { child, url };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function usageOf(url: string): Promise<Usage> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);
  return {
    megabytes: metric('process_resident_memory_bytes') / 1_000_000,
    cpuMs: metric('process_cpu_seconds_total') * 1_000,
  };
}
