import type { CabinetConfig } from '@cabinet/contracts/config';
import type { Route } from '@cabinet/contracts/route';
import type { AxiosAdapter } from 'axios';
import type { ApiError } from './error.ts';

/** Whose data a call asks for: part of every cache key, so that nothing crosses identities (SE6). */
export interface Scope {
  /** `sub` of the identity token; empty while nobody is signed in. */
  subject: string;
  /** E-mail of the participant whose cabinet staff views, or null (§6). */
  owner: string | null;
  /** E-mail of the signed-in person; sent with the reads that name it (§7). */
  email?: string | null;
}

export interface ApiSettings {
  /** Base addresses of the services, from `/my/config.json`. */
  config: CabinetConfig['services'];
  /** A bearer token, newly issued when `fresh`; null when there is no session. */
  token: (fresh?: boolean) => Promise<string | null>;
  scope: () => Scope;
  /** 1: an authorisation failure, the token is being refreshed; 2: it did not help, the session is over (§8). */
  onUnauthorised: (count: 1 | 2, error: ApiError) => void;
  /** A read of a page has failed; the page itself shows no more than that its part is missing (§8). */
  onReadFailure?: (error: ApiError, route: Route) => void;
  /** Why nothing can be written without a network, in the participant's language (R31). */
  offlineText?: () => string;
  /** What the services shall speak; the document's language without it. */
  language?: () => string;
  /** A write was done. */
  onWritten?: (route: Route, input: unknown, output: unknown) => void;
  /** Carries the requests instead of the browser: tests. */
  adapter?: AxiosAdapter;
}

let current: ApiSettings | null = null;
const gate = Promise.withResolvers<void>();
const listeners = new Set<() => void>();

/**
 * Opens the gate: calls held until now run in the order they were made (§7). The hooks are told a task later: a page that
 * draws itself first would keep what is asked for from the network.
 */
export function applySettings(settings: ApiSettings): void {
  current = settings;
  gate.resolve();
  setTimeout(announceScope);
}

/** Resolves as soon as the client is configured. */
export function whenReady(): Promise<void> {
  return gate.promise;
}

/** The settings of a configured client; only for what runs behind the gate. */
export function readySettings(): ApiSettings {
  if (!current) throw new Error('The API client is used before configureApi()');
  return current;
}

/** The current scope, or null before the client is configured. */
export function currentScope(): Scope | null {
  return current?.scope() ?? null;
}

/** Tells the mounted hooks that the scope may have changed. */
export function announceScope(): void {
  for (const listener of listeners) listener();
}

/** @returns a function that ends the subscription */
export function onScopeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why nothing can be written without a network (R31), or null when nobody has said how to put it. */
export function offlineText(): string | null {
  return current?.offlineText?.() ?? null;
}
