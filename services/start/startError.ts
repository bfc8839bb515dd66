/** Why the system cannot start: one line for the person who started it, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The operating system refused something, such as writing to a folder; the message names what and where. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
