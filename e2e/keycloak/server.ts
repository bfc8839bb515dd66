import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REALM } from '@cabinet/services/realm';

/** Time limit of the start. The first start builds the server, which takes minutes on a busy machine. */
const TIME_LIMIT_MS = 300_000;

export interface Keycloak {
  url: string;
  stop(): Promise<void>;
}

/** Starts a Keycloak with one realm. Keycloak keeps no data after the stop. */
export async function startKeycloak(folder: string, port: number, realm: string): Promise<Keycloak> {
  const imports = join(folder, 'data/import');
  rmSync(join(folder, 'data'), { recursive: true, force: true });
  mkdirSync(imports, { recursive: true });
  writeFileSync(join(imports, `${REALM}-realm.json`), realm);

  const options = ['--db=dev-mem', `--http-port=${port}`, '--http-host=localhost', '--import-realm'];
  const server = spawn('sh', [join(folder, 'bin/kc.sh'), 'start-dev', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const kill = () => {
    if (server.exitCode === null && server.pid) process.kill(-server.pid, 'SIGKILL');
  };
  process.once('exit', kill);

  const url = `http://localhost:${port}`;
  const until = Date.now() + TIME_LIMIT_MS;
  while (!(await answers(`${url}/realms/${REALM}`))) {
    if (server.exitCode !== null || Date.now() > until)
      throw new Error(`Keycloak did not start\n${output.slice(-4000)}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return {
    url,
    async stop() {
      kill();
      await ended;
      process.off('exit', kill);
    },
  };
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
