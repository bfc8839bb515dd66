import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { type Content, say, templateOf } from './database.ts';

/** A private PostgreSQL server. `stop` deletes all its data. */
export interface TestServer {
  /** The URL with the superuser role. */
  url: string;
  /** The folder of its socket. */
  folder: string;
  /** Suspends the server like a suspended machine: connections stay open, and the server does not respond. */
  pause(): void;
  resume(): void;
  create(): ReturnType<typeof createOwned>;
  stop(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';
/** The data is temporary, so nothing must reach the disk. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Returns the folder with `initdb` and `postgres`, or null if PostgreSQL is not installed. */
export function findPostgres(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debianFolders()];
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => isProgram(join(folder, name)))) ?? null
  );
}

/** Starts a server on a socket in a temporary folder. */
export async function startPostgres(programs: string, wanted = FORGETFUL): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'cabinet-pg-'));
  const owner = unprivilegedOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };

  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'];
  await promisify(execFile)(join(programs, 'initdb'), initdb, options);

  const places = ['listen_addresses=', `unix_socket_directories=${folder}`];
  const settings = [...wanted, ...places].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stopNow = () => server.kill('SIGQUIT');
  process.once('exit', stopNow);
  await ready(server);
  const url = `postgres://postgres@/postgres?host=${folder}`;
  return {
    url,
    folder,
    pause: () => signalAll(server, 'SIGSTOP'),
    resume: () => signalAll(server, 'SIGCONT'),
    create: () => createOwned(url),
    stop: async () => {
      process.off('exit', stopNow);
      if (server.exitCode === null && stopNow()) await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const ROLES = `
  do $$ begin
    create role cabinet_owner login;
    create role cabinet login;
  exception when duplicate_object then null;
  end $$`;

/**
 * Creates a database with an owner role and a services' role, as docs/deployment/roles.sql does.
 * @param server the `url` of a {@link TestServer}
 */
export async function createOwned(
  server: string,
  content: Content = 'empty',
  name = `cabinet_${randomUUID().replaceAll('-', '')}`,
): Promise<{ databaseUrl: string; ownerUrl: string }> {
  await say(server, ROLES);
  await say(server, `create database ${name} template ${templateOf(content)} owner cabinet_owner`);
  await say(
    server,
    `revoke all on database ${name} from public; grant connect on database ${name} to cabinet`,
  );
  const urlOf = (role: string) => server.replace('postgres@/postgres', `${role}@/${name}`);
  return { databaseUrl: urlOf('cabinet'), ownerUrl: urlOf('cabinet_owner') };
}

/**
 * Signals all processes of the server. While the main process is stopped, it starts and reaps no children, so
 * the process ids stay valid.
 */
function signalAll({ pid, exitCode }: ChildProcess, signal: 'SIGSTOP' | 'SIGCONT'): void {
  if (!pid || exitCode !== null) return;
  if (signal === 'SIGSTOP') process.kill(pid, signal);
  const others = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  for (const other of others) process.kill(Number(other), signal);
  if (signal === 'SIGCONT') process.kill(pid, signal);
}

async function ready(server: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve();
    });
  });
}

/** PostgreSQL refuses to run as root. */
function unprivilegedOwner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Error('PostgreSQL refuses to run as root, and there is no other user here');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

function debianFolders(): string[] {
  try {
    return readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin'));
  } catch {
    return [];
  }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
