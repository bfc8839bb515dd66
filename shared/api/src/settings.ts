import type { CabinetConfig } from '@cabinet/contracts/config';
import type { Route } from '@cabinet/contracts/route';
import type { AxiosAdapter } from 'axios';
import type { ApiError } from './error.ts';

/**
 * The person whose data a call requests. Part of every cache key, so that data never crosses identities
 * (SE6).
 */
export interface Scope {
  /** `sub` of the identity token. Empty while no person is signed in. */
  subject: string;
  /** The e-mail of the participant whose cabinet staff views, or null (§6). */
  owner: string | null;
  /** The e-mail of the signed-in person, sent with reads that take it (§7). */
  email?: string | null;
}

export interface ApiSettings {
  /** Base addresses of the services, from `/my/config.json`. */
  config: CabinetConfig['services'];
  /** Returns a bearer token, newly issued with `fresh`. Null without a session. */
  token: (fresh?: boolean) => Promise<string | null>;
  scope: () => Scope;
  /**
   * With count 1, the client refreshes the token after an authorisation failure. With count 2, the refresh
   * did not help, and the session is over (§8).
   */
  onUnauthorised: (count: 1 | 2, error: ApiError) => void;
  /** A read of a page has failed. The page itself only shows that its part is missing (§8). */
  onReadFailure?: (error: ApiError, route: Route) => void;
  /** Returns the reason why writes are off without a network, in the participant's language (R31). */
  offlineText?: () => string;
  /** The language for the services. Default: the document's language. */
  language?: () => string;
  /** A write has succeeded. */
  onWritten?: (route: Route, input: unknown, output: unknown) => void;
  /** Sends the requests in tests, in place of the browser. */
  adapter?: AxiosAdapter;
}

let current: ApiSettings | null = null;
const gate = Promise.withResolvers<void>();
const listeners = new Set<() => void>();

/**
 * Opens the gate: held calls run in their order (§7). The hooks learn this one task later. Otherwise the
 * render of the page would delay the requests.
 */
export function applySettings(settings: ApiSettings): void {
  current = settings;
  gate.resolve();
  setTimeout(announceScope);
}

/** Resolves when the client is configured. */
export function whenReady(): Promise<void> {
  return gate.promise;
}

/** Returns the settings of a configured client. Only for code behind the gate. */
export function readySettings(): ApiSettings {
  if (!current) throw new Error('Call configureApi() before the first API call');
  return current;
}

/** Returns the current scope, or null before the client is configured. */
export function currentScope(): Scope | null {
  return current?.scope() ?? null;
}

/** Notifies the mounted hooks that the scope may have changed. */
export function announceScope(): void {
  for (const listener of listeners) listener();
}

/** @returns a function that ends the subscription */
export function onScopeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the reason why writes are off without a network (R31), or null without a text. */
export function offlineText(): string | null {
  return current?.offlineText?.() ?? null;
}
