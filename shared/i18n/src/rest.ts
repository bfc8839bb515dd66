/** Calls back when the page is at rest, unless the function that it returns was called before. */
type Rest = (begin: () => void) => () => void;

let rest: Rest = (begin) => {
  if (typeof requestIdleCallback !== 'function') return () => undefined;
  const waiting = requestIdleCallback(begin);
  return () => cancelIdleCallback(waiting);
};

/** When parts that nobody has asked for yet may be fetched. */
export const whenAtRest: Rest = (begin) => rest(begin);

/** A host says another moment than that the browser has nothing else to do. */
export function setRest(next: Rest): void {
  rest = next;
}
