import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseOptions } from '@cabinet/services/database';
import { freePort } from '@cabinet/services/freePort';
import { createDatabase, SERVER } from '@cabinet/services/testing/database';
import { programme } from './programme.ts';
import { type Run, run, type Settings } from './run.ts';

/** A complete cabinet on a free port with its own data folder. */
export interface System {
  /** Origin of the cabinet. */
  url: string;
  /** The folder of all its data. */
  dataDir: string;
  /** Address of the PostgreSQL database. Undefined if the database is in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Whether anything was written since the seeds. */
  isChanged: boolean;
  /** Returns the log since the last start. With `LOG=requests`, the log has a line per request. */
  log(): string[];
  /** Runs `npm run programme -- <words>`, like an operator, while the cabinet runs. @returns the output */
  operate(...words: string[]): Promise<string>;
  /** Restores the seeds if anything was changed. */
  putBack(): Promise<void>;
  /** Restarts the cabinet on the same data and port. `meanwhile` may change the data. */
  restart(meanwhile?: (database: DatabaseOptions) => Promise<void>): Promise<void>;
  /** Stops the cabinet and deletes its data. */
  end(): Promise<void>;
}

/** `npm run keycloak` sets a Keycloak, and the only port that its realm allows for redirects. */
const { KEYCLOAK_URL, CABINET_PORT, SEEDED } = process.env;
const PARTS_BESIDE_IDENTITY = 'loyalty,crm,leads,suggestions,site';
const ON_KEYCLOAK: Partial<Settings> = KEYCLOAK_URL
  ? { port: Number(CABINET_PORT), env: { KEYCLOAK_URL, SERVICES: PARTS_BESIDE_IDENTITY, SEED: 'on' } }
  : {};

/** The command that starts the system on a PostgreSQL. */
const ON_SERVER = ['e2e/support/onServerMain.ts'];

/** Starts a system with fresh data. */
export async function startSystem(settings: Record<string, string> = {}): Promise<System> {
  const dataDir = seededFolder();
  const database = SERVER ? await createDatabase(SERVER) : null;
  const databaseUrl = database?.databaseUrl;
  const { port, env } = { ...ON_KEYCLOAK, env: { ...ON_KEYCLOAK.env, ...settings } };
  const place = {
    dataDir,
    ...(databaseUrl && { command: ON_SERVER }),
    env: { ...env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  };
  const forget = async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await database?.drop();
  };
  let current = await begin({ ...place, ...(port && { port }) }).catch(async (error: unknown) => {
    await forget();
    throw error;
  });
  const url = await current.ready;

  const system: System = {
    url,
    dataDir,
    databaseUrl,
    isChanged: false,
    log: () =>
      current
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{')),
    async operate(...words) {
      system.isChanged = true;
      return programme({ dataDir, databaseUrl }, words);
    },
    async putBack() {
      // With Keycloak there is no sandbox, and its journeys change only the list of views.
      if (!system.isChanged || KEYCLOAK_URL) return;
      const { status } = await fetch(`${url}/sandbox/reset`, { method: 'POST' });
      if (status !== 204) throw new Error(`/sandbox/reset answered ${status}`);
      system.isChanged = false;
    },
    async restart(meanwhile) {
      await current.stop();
      await meanwhile?.({ dataDir, databaseUrl });
      current = await begin({ ...place, port: Number(new URL(url).port) });
    },
    async end() {
      await current.stop();
      await forget();
    },
  };
  return system;
}

/** A cabinet with a separate identity service on another origin. */
export interface SystemOfTwo {
  /** Origin of the cabinet. */
  url: string;
  /**
   * Origin of the same cabinet on another site than the identity service. There the hidden frame gets no
   * cookies.
   */
  otherSiteUrl: string;
  /** Origin of the identity service. */
  identityUrl: string;
  /** Stops both and deletes their data. */
  end(): Promise<void>;
}

/** Starts an identity service, and a cabinet that uses it as its Keycloak. */
export async function startSystemOfTwo(): Promise<SystemOfTwo> {
  const folders = [seededFolder(), seededFolder()] as const;
  const [port, identityPort] = await Promise.all([freePort(), freePort()]);
  const [url, otherSiteUrl] = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  const identityUrl = `http://localhost:${identityPort}`;
  const identity = run({
    dataDir: folders[0],
    port: identityPort,
    env: { SERVICES: 'identity', PUBLIC_ORIGINS: `${url},${otherSiteUrl}` },
  });
  const cabinet = run({
    dataDir: folders[1],
    port,
    env: {
      SERVICES: PARTS_BESIDE_IDENTITY,
      KEYCLOAK_URL: `${identityUrl}/identity`,
      SEED: 'on',
    },
  });
  await Promise.all([identity.ready, cabinet.ready]);
  return {
    url,
    otherSiteUrl,
    identityUrl,
    async end() {
      await Promise.all([cabinet.stop(), identity.stop()]);
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a new temporary folder. */
export function freshFolder(): string {
  return mkdtempSync(join(tmpdir(), 'cabinet-e2e-'));
}

/**
 * Creates a data folder with a copy of the seeds. The copy starts in a third of the time of an empty folder.
 */
export function seededFolder(): string {
  const folder = freshFolder();
  if (SEEDED) cpSync(SEEDED, folder, { recursive: true });
  return folder;
}

async function begin(settings: Settings): Promise<Run> {
  const started = run(settings);
  const { ok, status } = await fetch(`${await started.ready}/readyz`);
  if (!ok) throw new Error(`/readyz answered ${status}`);
  return started;
}
