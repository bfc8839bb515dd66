import { RemoteError } from './contract.ts';

/** The remote an error comes from, and its release (R4). */
export interface Origin {
  remote: string;
  release: string | null;
}

/** By what the loader or the boundary says, else by the address of the code; null is the shell or unknown. */
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
