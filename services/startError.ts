/** Why the system cannot start: one line for the person who started it, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}
