import type { Locale } from '@cabinet/contracts/config';
import { REMOTE_CONTRACT } from '@cabinet/contracts/registry';
import type { Route, RouteInput, RouteOutput } from '@cabinet/contracts/route';
import type { MessageSource } from '@cabinet/i18n';
import type { ComponentType } from 'react';

/** The module that a remote exposes as `./remote`: the whole contract between the shell and a remote. */
export interface RemoteModule {
  /** The version of the contract for which the remote was built. See `REMOTE_CONTRACT`. */
  contract: number;
  /** The texts of the remote. The remote's name is the namespace. */
  messages: MessageSource;
  /** The remote's pages. The shell mounts them inside its own router. */
  Routes: ComponentType;
}

/** Whether an exposed `./remote` module fulfils this contract. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const { contract, messages, Routes } = value as Partial<RemoteModule>;
  return contract === REMOTE_CONTRACT && typeof messages === 'object' && typeof Routes === 'function';
}

/** The data and functions of the cabinet for an application that mounts itself. */
export interface AppContext {
  /** The participant's language. */
  language: Locale;
  /** The start of the cabinet's addresses: `/my`. */
  basename: string;
  /** The address below the basename, with its query: `/team/12?open=x`. */
  path: string;
  /** Navigates to another address below the basename, inside or outside the application. */
  navigate(path: string, options?: { replace?: boolean }): void;
  /**
   * Calls a route of `@cabinet/contracts` with the participant's session.
   * @throws ApiError of `@cabinet/api`
   */
  call<R extends Route>(route: R, input: RouteInput<R>): Promise<RouteOutput<R>>;
  /** Shows a message above the page for a few seconds. */
  showMessage(text: string, kind: 'success' | 'error'): void;
}

/** An application in its element. */
export interface MountedApp {
  /** Called after a change of language or address. The application stays mounted. */
  update(context: AppContext): void;
  /** Removes everything that the application has added to the page. */
  unmount(): void;
}

/**
 * The module that a remote exposes as `./app` in place of `./remote`: an application with a framework of its
 * own.
 */
export interface AppModule {
  /** The version of the contract. See `REMOTE_CONTRACT`. */
  contract: number;
  /** Shows the application in an empty element, until it is unmounted. */
  mount(element: HTMLElement, context: AppContext): MountedApp;
}

/** Whether an exposed `./app` module fulfils this contract. */
export function isAppModule(value: unknown): value is AppModule {
  if (typeof value !== 'object' || value === null) return false;
  const { contract, mount } = value as Partial<AppModule>;
  return contract === REMOTE_CONTRACT && typeof mount === 'function';
}

/** The release name of a preview, which is not published. */
export const PREVIEW = 'preview';

/** An unusable remote, with its name (RM4). */
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
