import { useEffect } from 'react';

/** §2, R52: the body says which page or state of the cabinet is on screen, for styling by variant. */
export function useBodyClass(name: string): void {
  useEffect(() => {
    document.body.classList.add(name);
    return () => document.body.classList.remove(name);
  }, [name]);
}
