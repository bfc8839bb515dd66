import { REMOTE_CONTRACT } from '@cabinet/contracts/registry';
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
