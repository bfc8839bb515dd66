import { useEffect, useState } from 'react';

/**
 * The value once it has not changed for `ms` milliseconds; values that say the same are the same. The first one, and
 * the change from and to null, count at once.
 */
export function useRested<T>(value: T | null, ms: number): T | null {
  const text = JSON.stringify(value);
  const [rested, setRested] = useState({ text, value });
  const isHeld = ms > 0 && text !== rested.text && value !== null && rested.value !== null;
  // What counts at once is kept, so that the next change is held against it.
  if (ms > 0 && !isHeld && text !== rested.text) setRested({ text, value });

  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setRested({ text, value: JSON.parse(text) }), ms);
    return () => clearTimeout(timer);
  }, [isHeld, text, ms]);

  return isHeld ? rested.value : value;
}
