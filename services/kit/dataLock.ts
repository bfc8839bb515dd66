import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Another process owns the data folder. The message is one line for the person who started this process (K2).
 */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
  readonly pid: number;
  readonly path: string;

  constructor(pid: number, path: string) {
    super(`The data folder ${path} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`);
    this.pid = pid;
    this.path = path;
  }
}

const heldHere = new Set<string>();

/**
 * Takes `<dataDir>/lock`. PGlite has no lock, and two processes on one folder silently lose acknowledged
 * data. The function replaces a lock whose process has ended.
 * @returns a function that releases the lock
 * @throws {DataFolderInUse}
 */
export function lockDataFolder(dataDir: string): () => void {
  const path = resolve(dataDir);
  const lock = join(path, 'lock');
  if (heldHere.has(lock)) throw new DataFolderInUse(process.pid, path);

  // Creating a link is atomic, so no process reads a half-written lock.
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, ownerLine(process.pid));
  try {
    if (!tryLink(own, lock)) {
      removeStale(lock, path);
      if (!tryLink(own, lock)) throw new DataFolderInUse(pidOf(readText(lock)), path);
    }
  } finally {
    rmSync(own, { force: true });
  }

  heldHere.add(lock);
  const release = () => {
    if (heldHere.delete(lock)) rmSync(lock, { force: true });
  };
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

function removeStale(lock: string, path: string): void {
  const found = readText(lock);
  if (isAlive(found)) throw new DataFolderInUse(pidOf(found), path);
  // Rename the stale lock first, so that only one of two new processes takes it.
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (readText(aside) !== found) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

/** The format is `pid start`. The system reuses a process id after a restart, but not the pair. */
function ownerLine(pid: number): string {
  return `${pid} ${startOf(pid)}`;
}

function isAlive(owner: string): boolean {
  const pid = pidOf(owner);
  if (!pid || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return ownerLine(pid) === owner;
}

/** Returns the start of the process, in ticks since the boot; 0 if the system does not report it. */
function startOf(pid: number): string {
  const afterName = readText(`/proc/${pid}/stat`).split(') ').at(-1) ?? '';
  return afterName.split(' ')[19] ?? '0';
}

function pidOf(owner: string): number {
  return Number.parseInt(owner, 10) || 0;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
