import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createOrder } from '@cabinet/contracts/orders';
import { PROTOCOL_PATH, REALM } from '../../identity/realm.ts';
import type { DatabaseOptions } from '../../kit/database.ts';
import { requestOf, type TestRequest } from '../kit/system.ts';
import { testIdentity } from '../kit/tokens.ts';

/** An identity service that outlives the services that trust it. It only serves the public key. */
export async function openIdentity() {
  const identity = await testIdentity();
  const path = `/realms/${REALM}`;
  const addresses = [path, `${path}${PROTOCOL_PATH}/certs`];
  const server = createServer((request, response) => {
    response.writeHead(addresses.includes(request.url ?? '') ? 200 : 404, {
      'content-type': 'application/json',
    });
    response.end(JSON.stringify({ keys: [identity.publicKey] }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    /** @returns an access token for this e-mail */
    tokenOf: (email: string) => identity.tokenOf('student', { iss: `${url}${path}`, sub: email, email }),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const MAIN = join(__dirname, '../../main.ts');

/** The services in a separate process, started as an operator starts them. */
export class ServiceProcess {
  static readonly #running = new Set<ChildProcess>();
  readonly #child: ChildProcess;
  readonly url: string;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  static async start(
    { dataDir, databaseUrl, ownerUrl }: DatabaseOptions,
    keycloakUrl: string,
    env: Record<string, string> = {},
  ): Promise<ServiceProcess> {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        SERVICES: 'loyalty',
        KEYCLOAK_URL: keycloakUrl,
        ...(dataDir && { DATA_DIR: dataDir }),
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...(ownerUrl && { DATABASE_OWNER_URL: ownerUrl }),
        ...env,
      },
    });
    ServiceProcess.#running.add(child);
    child.once('exit', () => ServiceProcess.#running.delete(child));
    return new ServiceProcess(child, await addressOf(child));
  }

  /** Cleans up after a failed test. */
  static killAll(): void {
    for (const child of ServiceProcess.#running) child.kill('SIGKILL');
  }

  /** @returns the answer, or null if there was no answer */
  async order(token: string, key: string, body: Record<string, unknown>): Promise<string | null> {
    return this.send(token, { ...requestOf(createOrder, { body }, key) });
  }

  /** @returns status and body, or null if the answer is missing or incomplete */
  async send(
    token: string,
    { method = 'GET', url, query, payload, headers }: TestRequest,
  ): Promise<string | null> {
    const address = new URL(url, this.url);
    address.search = new URLSearchParams(query).toString();
    try {
      const response = await fetch(address, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(headers as Record<string, string>),
        },
        ...(payload !== undefined && { body: JSON.stringify(payload) }),
      });
      return `${response.status} ${await response.text()}`;
    } catch {
      return null;
    }
  }

  /** Queries `/readyz`, as a load balancer does. */
  async isReady(): Promise<boolean> {
    return fetch(new URL('/readyz', this.url)).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** @returns the exit code; null if a signal ended the process */
  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    const [code] = await ended;
    return code;
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  let out = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk) => {
      out += chunk;
    });
    child.stdout?.on('data', (chunk) => {
      out += chunk;
      const address = /runs at (http:\/\/[^/]+)/.exec(out)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The services did not start:\n${out}`)));
  });
}
