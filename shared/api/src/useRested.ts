import { useEffect, useState } from 'react';

/**
 * Returns the value after it has not changed for `ms` milliseconds. Values with equal JSON are equal. The
 * first value, and changes from and to null, apply at once.
 */
export function useRested<T>(value: T | null, ms: number): T | null {
  const text = JSON.stringify(value);
  const [rested, setRested] = useState({ text, value });
  const isHeld = ms > 0 && text !== rested.text && value !== null && rested.value !== null;
  // Store a value that applies at once, to compare the next change with it.
  if (ms > 0 && !isHeld && text !== rested.text) setRested({ text, value });

  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setRested({ text, value: JSON.parse(text) }), ms);
    return () => clearTimeout(timer);
  }, [isHeld, text, ms]);

  return isHeld ? rested.value : value;
}
