import { useEffect, useReducer } from 'react';

/** Longest timeout of a browser, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** The current time. The component renders again at `moment`, to show what is due then. */
export function useNow(moment: Date | null): Date {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const due = moment?.getTime() ?? null;

  useEffect(() => {
    const wait = due === null ? -1 : due - Date.now();
    if (wait < 0 || wait > LONGEST) return;
    const timer = setTimeout(draw, wait);
    return () => clearTimeout(timer);
  }, [due]);
  return new Date();
}
