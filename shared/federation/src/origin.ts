import { RemoteError } from './contract.ts';

/** The remote that caused an error, and its release (RM4). */
export interface Origin {
  remote: string;
  release: string | null;
}

/**
 * Returns the origin of an error: from the loader or the boundary, otherwise from the address of the code.
 * Null means the shell or an unknown origin.
 */
export function originOf(error: unknown): Origin | null {
  if (error instanceof RemoteError) {
    const { remote } = error;
    const found = originOf(error.cause);
    return { remote, release: error.release ?? (found?.remote === remote ? found.release : null) };
  }
  const [, remote, release] = /\/remotes\/([\w-]+)\/([^/\s]+)\//.exec(stackOf(error)) ?? [];
  return remote && release ? { remote, release } : null;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}
