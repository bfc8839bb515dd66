/**
 * Runs code that reads or writes the browser's storage. The storage may be blocked or full, and other code
 * may have written invalid data. A storage failure must never become an error.
 * @returns what `work` returns, or undefined if it throws
 */
export function whereAllowed<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
