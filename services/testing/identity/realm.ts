import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SEEDED_PASSWORD } from '../../identity/accounts.ts';
import { type IdentityKeys, loadKeys } from '../../identity/keys.ts';
import { CLIENT_ID, PROTOCOL_PATH, REALM_PATH } from '../../identity/realm.ts';
import { identityService } from '../../identity/service.ts';
import { type AppOptions, createApp } from '../../kit/app.ts';
import type { Database } from '../../kit/database.ts';
import { prepareKit } from '../../kit/prepare.ts';

/** The origin of the cabinet. No server runs there. */
export const CABINET = 'http://cabinet.test';
export const HOME = `${CABINET}/my/`;

export interface Realm {
  url: string;
  db: Database;
  keys: IdentityKeys;
  close(): Promise<void>;
}

/** Starts an identity service on an empty database. */
export async function openRealm(db: Database, options: AppOptions = {}): Promise<Realm> {
  await prepareKit(db);
  const keys = await loadKeys(db);
  const app = createApp({ ...options, trustedProxies: ['127.0.0.1'] });
  const origins = [CABINET];
  await app.register(identityService, { prefix: REALM_PATH, db, keys, origins, project: 'mti' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${REALM_PATH}`,
    db,
    keys,
    close: () => app.close().finally(() => db.close()),
  };
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
}

export interface TokenAnswer {
  status: number;
  body: Tokens & { error?: string };
}

/** A user's browser at the identity service. The browser keeps cookies and does not follow redirects. */
export class Browser {
  readonly #realm: string;
  readonly #address: string | undefined;
  readonly #cookies = new Map<string, string>();
  readonly verifier: string = randomBytes(32).toString('base64url');

  /** @param address the address of the browser; the service trusts this machine as a proxy */
  constructor({ url }: Pick<Realm, 'url'>, address?: string) {
    this.#realm = url;
    this.#address = address;
  }

  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      cookie,
      ...(this.#address && { 'x-forwarded-for': this.#address }),
    };
    // The realm's URLs use the cabinet's origin (D9), where no server runs.
    const { pathname, search } = new URL(url, this.#realm);
    const response = await fetch(new URL(pathname + search, this.#realm), {
      ...init,
      headers,
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
    return response;
  }

  /** Requests `auth` with the parameters of keycloak-js. `undefined` removes a parameter. */
  authorise(changes: Record<string, string | undefined> = {}, init?: RequestInit): Promise<Response> {
    const parameters: Record<string, string | undefined> = {
      client_id: CLIENT_ID,
      redirect_uri: HOME,
      response_type: 'code',
      response_mode: 'fragment',
      scope: 'openid',
      state: 'state',
      nonce: 'nonce',
      code_challenge: createHash('sha256').update(this.verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    };
    return this.fetch(`${this.#realm}${PROTOCOL_PATH}/auth?${query(parameters)}`, init);
  }

  /** Opens the sign-in page and submits its form. */
  async typePassword(email: string, password: string = SEEDED_PASSWORD): Promise<Response> {
    const form = locationOf(await this.authorise());
    await this.fetch(form);
    return this.fetch(form, { method: 'POST', body: new URLSearchParams({ username: email, password }) });
  }

  /** @returns the authorization code for the cabinet */
  async signIn(email: string): Promise<string> {
    const resumed = await this.fetch(locationOf(await this.typePassword(email)));
    return answerOf(resumed).get('code') ?? '';
  }

  async token(parameters: Record<string, string | undefined>): Promise<TokenAnswer> {
    const response = await this.fetch(`${this.#realm}${PROTOCOL_PATH}/token`, {
      method: 'POST',
      body: query({ client_id: CLIENT_ID, ...parameters }),
    });
    return { status: response.status, body: (await response.json()) as TokenAnswer['body'] };
  }

  exchange(code: string, changes: Record<string, string | undefined> = {}): Promise<TokenAnswer> {
    const code_verifier = this.verifier;
    return this.token({
      grant_type: 'authorization_code',
      code,
      redirect_uri: HOME,
      code_verifier,
      ...changes,
    });
  }

  refresh(refresh_token: string): Promise<TokenAnswer> {
    return this.token({ grant_type: 'refresh_token', refresh_token });
  }

  async tokensOf(email: string): Promise<Tokens> {
    return (await this.exchange(await this.signIn(email))).body;
  }
}

export function locationOf(response: Response): string {
  return response.headers.get('location') ?? '';
}

/** Returns the parameters in the fragment of the redirect to the cabinet. */
export function answerOf(response: Response): URLSearchParams {
  return new URLSearchParams(locationOf(response).split('#')[1]);
}

function query(parameters: Record<string, string | undefined>): URLSearchParams {
  const given = Object.entries(parameters).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return new URLSearchParams(given);
}
