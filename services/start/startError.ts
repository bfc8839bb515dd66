/** The reason why the system cannot start: one line for the user, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * Returns whether the operating system refused an operation, such as a write. The message names the operation
 * and the path.
 */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

/** The command line has an unknown option or a wrong value; the message of `parseArgs` names it. */
export function isWrongUse(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
