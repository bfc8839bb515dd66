import { useEffect, useRef } from 'react';

/**
 * Moves the focus when a new state replaces the focused element. The target is the first field, or else the
 * heading. On opening, the page sets the focus itself.
 */
export function useFocusOnChange(state: string) {
  const section = useRef<HTMLElement>(null);
  const known = useRef(state);

  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    if (document.activeElement !== document.body) return;
    const target = section.current?.querySelector('input') ?? section.current?.querySelector('h2');
    target?.focus();
  }, [state]);
  return section;
}
