import { execFile } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '@cabinet/build/workspace';
import { freePort } from '@cabinet/services/freePort';
import { findPostgres, startPostgres } from '@cabinet/services/testing/postgres';
import { type Container, contain } from './containers.ts';
import { type Ending, type Run, run } from './run.ts';
import { freshFolder, type System } from './system.ts';
import { test as base } from './test.ts';

const CONFIGURATION = join(root, 'docs/deployment/nginx');
const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
/** Path of the module in brotli/load.conf. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const nginx = NGINX.find((file) => existsSync(file));
const postgres = findPostgres();

/** Run the images that `npm run images` has built. */
export const inContainers = process.env.IMAGES === 'on';

/** Why this machine cannot run the deployment, or null. */
export const missing =
  postgres && (inContainers || nginx)
    ? null
    : 'nginx or PostgreSQL (initdb, postgres) is missing: the tests of the deployment behind nginx do not run.';

/**
 * The cabinet as docs/operations.md deploys it: nginx with its files, two processes of the services, one
 * PostgreSQL.
 */
export interface SystemBehindNginx extends System {
  /** Origins of the processes, without nginx. */
  processes: string[];
  /** With containers: the names of the first process and of nginx. */
  containers: { first: string; web: string };
  /** Asks a process to end. @returns how the process ended */
  stop(index: number): Promise<Ending>;
  /** Starts a process again. */
  start(index: number): Promise<void>;
  /** Kills a process. */
  kill(index: number): Promise<void>;
  /** Runs `npm run web-root` again. */
  lay(): Promise<void>;
}

/** The folders of a deployment, and the settings of the services. */
interface Place {
  /** Folder of `web`, and of nginx's `listen.conf` and `processes.conf`. */
  folder: string;
  dataDir: string;
  /** The folder of PostgreSQL's socket. */
  socket: string;
  settings: Record<string, string>;
}

/** A running part. Only a container has a name. */
type ServerProgram = Run & Partial<Pick<Container, 'name'>>;

/** Functions that start the parts of a deployment. */
interface Parts {
  process(port: number): ServerProgram;
  lay(): Promise<unknown>;
  nginx(): ServerProgram;
}

/** The test with the cabinet behind nginx. */
export const test = base.extend<object, { system: SystemBehindNginx }>({
  system: [
    async ({ environment }, use) => {
      const system = await startBehindNginx(environment);
      await use(system);
      await system.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** @param env additional settings of the services */
async function startBehindNginx(env: Record<string, string> = {}): Promise<SystemBehindNginx> {
  if (missing || !postgres) throw new Error(missing ?? '');
  const folder = freshFolder();
  // If root starts nginx, its workers run as another user.
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  for (const name of ['data', 'run', 'web']) mkdirSync(join(folder, name));
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
  configure(folder, port, ports);
  const parts = (inContainers ? containers : programs)({ folder, dataDir, socket: server.folder, settings });
  const runs = ports.map((each) => parts.process(each));
  const at = (index: number) => runs[index] ?? nobody();
  const [web] = await Promise.all([
    parts.lay().then(() => begun(parts.nginx(), url)),
    ...runs.map(({ ready }) => ready),
  ]);
  return {
    url,
    dataDir,
    processes: ports.map((each) => `http://127.0.0.1:${each}`),
    containers: { first: at(0).name ?? '', web: web.name ?? '' },
    isChanged: false,
    log: () => runs.flatMap((each) => each.output().split('\n')),
    operate: notHere,
    putBack: async () => {},
    restart: notHere,
    lay: async () => void (await parts.lay()),
    stop(index) {
      at(index).send('SIGTERM');
      return at(index).ended;
    },
    async start(index) {
      const started = parts.process(ports[index] ?? 0);
      runs[index] = started;
      await started.ready;
    },
    async kill(index) {
      at(index).send('SIGKILL');
      await at(index).ended;
    },
    async end() {
      web.send('SIGQUIT');
      await web.ended;
      await Promise.all(runs.map((each) => each.stop()));
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes the addresses of nginx and of the processes, which docs/deployment leaves to the operator. */
function configure(folder: string, port: number, ports: number[]): void {
  writeFileSync(join(folder, 'listen.conf'), `listen 127.0.0.1:${port};\nlisten [::1]:${port};\n`);
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=2 fail_timeout=5s;`);
  writeFileSync(
    join(folder, 'processes.conf'),
    `upstream services {\nzone services 64k;\n${servers.join('\n')}\n}\n`,
  );
}

/** Runs the parts as local programs. */
function programs({ folder, dataDir, settings }: Place): Parts {
  return {
    process: (port) => run({ dataDir, port, env: settings }),
    lay: () =>
      promisify(execFile)(process.execPath, ['services/webRoot/main.ts', join(folder, 'web')], {
        cwd: root,
        env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      }),
    nginx() {
      copyFileSync(join(CONFIGURATION, 'nginx.conf'), join(folder, 'nginx.conf'));
      if (existsSync(BROTLI))
        cpSync(join(CONFIGURATION, 'brotli'), join(folder, 'brotli'), { recursive: true });
      const command = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
      return run({ program: nginx ?? '', command, dataDir });
    },
  };
}

/** Runs the parts as containers of the images, with the options of docs/deployment/compose. */
function containers({ folder, dataDir, socket, settings }: Place): Parts {
  // A process in a container runs as another user than the server.
  chmodSync(socket, 0o711);
  const [data, web] = [`${dataDir}:/data`, `${join(folder, 'web')}:/web`];
  const volume = (name: string, options: string) => `${join(folder, name)}:/srv/cabinet/${name}:${options}`;
  return {
    process: (port) =>
      contain('first', {
        env: { ...settings, PORT: `${port}` },
        volumes: [`${data}:U`, `${socket}:${socket}`],
      }),
    async lay() {
      const { code, stderr } = await contain('files', { volumes: [`${data}:ro`, `${web}:U`] }).ended;
      if (code !== 0) throw new Error(`The files could not be copied:\n${stderr}`);
    },
    nginx: () =>
      contain('web', {
        volumes: [volume('web', 'ro'), volume('listen.conf', 'ro'), volume('processes.conf', 'ro')],
      }),
  };
}

/** Waits until the server answers. */
async function begun(server: ServerProgram, url: string): Promise<ServerProgram> {
  let ending: Ending | undefined;
  void server.ended.then((it) => {
    ending = it;
  });
  while (!(await isThere(url))) {
    if (ending) throw new Error(`nginx did not start:\n${ending.stderr}`);
    await pause(50);
  }
  return server;
}

function isThere(url: string): Promise<boolean> {
  return fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}

function nobody(): never {
  throw new Error('This deployment has no second process');
}

async function notHere(): Promise<never> {
  throw new Error('A deployment with its own server does not support this');
}
