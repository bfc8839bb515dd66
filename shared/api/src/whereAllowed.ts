/**
 * What reads or writes the browser's storage. It may be blocked or full, and anybody may have written there: what is
 * kept is never worth an error.
 * @returns what `work` returns, or undefined where it throws
 */
export function whereAllowed<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
