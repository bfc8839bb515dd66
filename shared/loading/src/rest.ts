/** Calls back when the page is idle. The returned function cancels the callback. */
type Rest = (begin: () => void) => () => void;

let rest: Rest = (begin) => {
  if (typeof requestIdleCallback !== 'function') return () => undefined;
  const waiting = requestIdleCallback(begin);
  return () => cancelIdleCallback(waiting);
};

/** Runs a preload of optional parts when the page is idle. */
export const whenAtRest: Rest = (begin) => rest(begin);

/** Lets a host replace the default moment, which is the browser's idle callback. */
export function setRest(next: Rest): void {
  rest = next;
}
