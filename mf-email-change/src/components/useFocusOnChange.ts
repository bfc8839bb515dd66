import { useEffect, useRef } from 'react';

/**
 * When the state becomes another one, what had the focus is gone: it goes on with the first field of the new one, else
 * with its heading. On opening, the page itself says where it begins.
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
