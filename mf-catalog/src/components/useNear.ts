import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds near the view before a page loads, so that fast scrolling loads no pages. */
const REST = 100;
/** The margin that counts as near, in heights of the window. */
const MARGIN = '100% 0px';

export interface Nearness<E extends HTMLElement> {
  ref: RefObject<E | null>;
  isNear: boolean;
  /** Height when the element was last near, in pixels. */
  height: number | undefined;
}

/** Whether an element is in view or near it. A focused element stays near (WCAG 2.4.3). */
export function useNear<E extends HTMLElement>(): Nearness<E> {
  const ref = useRef<E>(null);
  const [state, setState] = useState<Omit<Nearness<E>, 'ref'>>({ isNear: false, height: undefined });

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting) {
          timer = setTimeout(() => setState(({ height }) => ({ isNear: true, height })), REST);
        } else if (!element.matches(':focus-within')) {
          setState((before) =>
            before.isNear ? { isNear: false, height: element.getBoundingClientRect().height } : before,
          );
        }
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);

  return { ref, ...state };
}
