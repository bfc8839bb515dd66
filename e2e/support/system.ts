import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Run, run, type Settings } from './run.ts';

/** A whole cabinet on a free port with a data folder of its own. */
export interface System {
  /** Its origin. */
  url: string;
  /** Something was written since the seeds were put in. */
  isChanged: boolean;
  /** Puts the seeded data back, where anything was changed. */
  putBack(): Promise<void>;
  /** Stops it and starts it on the same data and the same port. */
  restart(): Promise<void>;
  /** Stops it and forgets its data. */
  end(): Promise<void>;
}

/** Starts a system with fresh data. */
export async function startSystem(env: Record<string, string> = {}): Promise<System> {
  const dataDir = freshFolder();
  const forget = () => rmSync(dataDir, { recursive: true, force: true });
  let current = await begin({ dataDir, env }).catch((error: unknown) => {
    forget();
    throw error;
  });
  const url = await current.ready;

  const system: System = {
    url,
    isChanged: false,
    async putBack() {
      if (!system.isChanged) return;
      const { status } = await fetch(`${url}/sandbox/reset`, { method: 'POST' });
      if (status !== 204) throw new Error(`/sandbox/reset answered ${status}`);
      system.isChanged = false;
    },
    async restart() {
      await current.stop();
      current = await begin({ dataDir, env, port: Number(new URL(url).port) });
    },
    async end() {
      await current.stop();
      forget();
    },
  };
  return system;
}

/** A folder that nobody else uses. */
export function freshFolder(): string {
  return mkdtempSync(join(tmpdir(), 'cabinet-e2e-'));
}

async function begin(settings: Settings): Promise<Run> {
  const started = run(settings);
  const { ok, status } = await fetch(`${await started.ready}/readyz`);
  if (!ok) throw new Error(`/readyz answered ${status}`);
  return started;
}
