import { useEffect } from 'react';

/** §2, R52: adds a class to the body for the current page or state, so that variants can style it. */
export function useBodyClass(name: string): void {
  useEffect(() => {
    document.body.classList.add(name);
    return () => document.body.classList.remove(name);
  }, [name]);
}
