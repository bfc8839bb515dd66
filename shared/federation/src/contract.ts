import type { Locale } from '@cabinet/contracts/config';
import { REMOTE_CONTRACT } from '@cabinet/contracts/registry';
import type { Route, RouteInput, RouteOutput } from '@cabinet/contracts/route';
import type { MessageSource } from '@cabinet/i18n';
import type { ComponentType } from 'react';

/** What a remote exposes as `./remote`: the whole agreement between the shell and a remote. */
export interface RemoteModule {
  /** Version of this agreement that the remote was built for; see `REMOTE_CONTRACT`. */
  contract: number;
  /** Texts of the remote; its name is the namespace. */
  messages: MessageSource;
  /** The remote's pages, mounted by the shell inside its own router. */
  Routes: ComponentType;
}

/** Whether what a container exposes as `./remote` is a remote of this agreement. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const { contract, messages, Routes } = value as Partial<RemoteModule>;
  return contract === REMOTE_CONTRACT && typeof messages === 'object' && typeof Routes === 'function';
}

/** What the cabinet tells an application that mounts itself. */
export interface AppContext {
  /** The participant's language. */
  language: Locale;
  /** Where the cabinet's addresses begin: `/my`. */
  basename: string;
  /** The address below the basename, with its query: `/team/12?open=x`. */
  path: string;
  /** Goes to another address below the basename, in the application or beyond it. */
  navigate(path: string, options?: { replace?: boolean }): void;
  /**
   * Calls a route of `@cabinet/contracts` with the participant's session.
   * @throws ApiError of `@cabinet/api`
   */
  call<R extends Route>(route: R, input: RouteInput<R>): Promise<RouteOutput<R>>;
  /** Shows a message over the page for a few seconds. */
  showMessage(text: string, kind: 'success' | 'error'): void;
}

/** An application in its element. */
export interface MountedApp {
  /** Told of another language or address; the application stays mounted. */
  update(context: AppContext): void;
  /** Takes everything away that the application put into the page. */
  unmount(): void;
}

/** What a remote exposes as `./app` instead of `./remote`: an application with a framework of its own. */
export interface AppModule {
  /** Version of this agreement; see `REMOTE_CONTRACT`. */
  contract: number;
  /** Shows the application in an empty element, until it is unmounted. */
  mount(element: HTMLElement, context: AppContext): MountedApp;
}

/** Whether what a container exposes as `./app` is an application of this agreement. */
export function isAppModule(value: unknown): value is AppModule {
  if (typeof value !== 'object' || value === null) return false;
  const { contract, mount } = value as Partial<AppModule>;
  return contract === REMOTE_CONTRACT && typeof mount === 'function';
}

/** The release of a remote that nobody has published. */
export const PREVIEW = 'preview';

/** A remote that could not be used, and which one it was (R4). */
export class RemoteError extends Error {
  readonly remote: string;
  readonly release: string | null;

  constructor(remote: string, release: string | null, reason: string, cause?: unknown) {
    super(`${remote}${release ? ` ${release}` : ''}: ${reason}`, { cause });
    this.name = 'RemoteError';
    this.remote = remote;
    this.release = release;
  }
}
