import { useEffect, useRef } from 'react';

/**
 * A press on a button takes the focus from a field first. A message that appears there and then moves the button away,
 * and the press is lost. The function runs an action at once, or behind the press that is under way.
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
