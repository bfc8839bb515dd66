import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls a new page to its top. Back keeps the position that the browser restores. A dialog keeps the
 * position of its page.
 */
export function useScrollToTop(): void {
  const { pathname, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isDialog = typeof state === 'object' && state !== null && 'background' in state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is a change of the path
  useEffect(() => {
    if (!isBack && !isDialog) window.scrollTo(0, 0);
  }, [pathname]);
}
