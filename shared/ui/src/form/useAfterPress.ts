import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs an action at once, or after the press in progress. A press on a button first
 * takes the focus from a field. An error message that then appears would move the button, and the press would
 * miss it.
 */
export function useAfterPress(): (action: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    // The click comes between this event and the timer.
    const release = () => {
      isPressed.current = false;
      setTimeout(() => {
        for (const action of waiting.current.splice(0)) action();
      });
    };
    const releases = ['mouseup', 'dragend'] as const;
    window.addEventListener('mousedown', press, true);
    for (const name of releases) window.addEventListener(name, release, true);
    return () => {
      window.removeEventListener('mousedown', press, true);
      for (const name of releases) window.removeEventListener(name, release, true);
    };
  }, []);

  return (action) => {
    if (isPressed.current) waiting.current.push(action);
    else action();
  };
}
