import { type RefObject, useEffect, useState } from 'react';

/** The maximum distance below the window. */
const NEAR = '0px 0px 25%';

/**
 * Whether the element has been in view, or nearly in view. Components use it to load their code on demand.
 */
export function useWasNear(element: RefObject<HTMLElement | null>): boolean {
  const [wasNear, setNear] = useState(typeof IntersectionObserver !== 'function');
  useEffect(() => {
    if (wasNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wasNear]);
  return wasNear;
}
