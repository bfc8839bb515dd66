import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@cabinet/build/workspace';
import { findPostgres, startPostgres } from '@cabinet/services/testing/postgres';
import { type Run, run } from './run.ts';
import { freePort, freshFolder, type System } from './system.ts';

const CONFIGURATION = join(root, 'docs/deployment/nginx');
const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
/** Where brotli/load.conf looks for it. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const nginx = NGINX.find((file) => existsSync(file));
const postgres = findPostgres();

/** Why it cannot be started on this machine; null where it can. */
export const missing =
  nginx && postgres
    ? null
    : 'There is no nginx, or no PostgreSQL (initdb, postgres), on this machine: the deployment behind nginx is not tested.';

/** The cabinet as docs/operations.md deploys it: nginx with its files, two processes of the services, one PostgreSQL. */
export interface SystemBehindNginx extends System {
  /** Where the processes answer by themselves. */
  processes: string[];
  /** Ends a process without asking it. */
  kill(index: number): Promise<void>;
  /** Says `npm run web-root` again. */
  lay(): Promise<void>;
}

/** @param env further settings of the services */
export async function startBehindNginx(env: Record<string, string> = {}): Promise<SystemBehindNginx> {
  if (!nginx || !postgres) throw new Error(missing ?? '');
  const folder = freshFolder();
  // The workers of an nginx that root starts are somebody else.
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const server = await startPostgres(postgres);
  const port = await freePort();
  const ports = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const { databaseUrl, ownerUrl } = await server.create();
  const settings = {
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL: ownerUrl,
    PUBLIC_ORIGIN: url,
    TRUSTED_PROXIES: '127.0.0.1',
    HOST: '127.0.0.1',
    ...env,
  };
  const runs = ports.map((each) => run({ dataDir, port: each, env: settings }));
  const lay = async () => {
    const options = { cwd: root, env: { PATH: process.env.PATH, DATA_DIR: dataDir } };
    await promisify(execFile)(process.execPath, ['services/webRoot/main.ts', join(folder, 'web')], options);
  };
  const [stopNginx] = await Promise.all([
    lay().then(() => startNginx(nginx, folder, port, ports)),
    ...runs.map(({ ready }) => ready),
  ]);
  return {
    url,
    dataDir,
    processes: ports.map((each) => `http://127.0.0.1:${each}`),
    isChanged: false,
    log: () => runs.flatMap((each) => each.output().split('\n')),
    operate: notHere,
    putBack: async () => {},
    restart: notHere,
    lay,
    kill: (index) => kill(runs[index]),
    async end() {
      await stopNginx();
      await Promise.all(runs.map((each) => each.stop()));
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** With the configuration of docs/deployment as it stands there; only where it listens and asks is said anew. */
async function startNginx(program: string, folder: string, port: number, ports: number[]) {
  copyFileSync(join(CONFIGURATION, 'nginx.conf'), join(folder, 'nginx.conf'));
  if (existsSync(BROTLI)) cpSync(join(CONFIGURATION, 'brotli'), join(folder, 'brotli'), { recursive: true });
  writeFileSync(join(folder, 'listen.conf'), `listen 127.0.0.1:${port};\nlisten [::1]:${port};\n`);
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=2 fail_timeout=5s;`);
  writeFileSync(join(folder, 'processes.conf'), `upstream services {\n${servers.join('\n')}\n}\n`);
  mkdirSync(join(folder, 'run'));

  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  await promisify(execFile)(program, [...args, '-t']);
  const child = spawn(program, [...args, '-g', 'daemon off;'], { stdio: 'inherit' });
  const killNow = () => child.kill('SIGTERM');
  process.once('exit', killNow);
  const ended = once(child, 'exit');
  return async () => {
    process.off('exit', killNow);
    child.kill('SIGQUIT');
    await ended;
  };
}

async function kill(process_: Run | undefined): Promise<void> {
  if (!process_) throw new Error('There is no such process');
  process.kill(process_.pid, 'SIGKILL');
  await process_.ended;
}

async function notHere(): Promise<never> {
  throw new Error('Not with a server of its own');
}
