/** Why the system cannot start: one line for the person who started it, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The operating system refused something, such as writing to a folder; the message names what and where. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

/** The command line has an unknown option or a wrong value; the message of `parseArgs` names it. */
export function isWrongUse(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
