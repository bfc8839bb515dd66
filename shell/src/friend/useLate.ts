import { useEffect, useState } from 'react';

export interface Late<Part> {
  /** Null until the part has loaded. */
  part: Part | null;
  hasFailed: boolean;
  retry(): void;
}

/**
 * Loads a part that the first screen does not need.
 * @param load the same function in every render
 */
export function useLate<Part extends object>(load: () => Promise<Part>): Late<Part> {
  const [state, setState] = useState<Part | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (state === 'loading') load().then(setState, () => setState('failed'));
  }, [state, load]);
  return {
    part: typeof state === 'string' ? null : state,
    hasFailed: state === 'failed',
    retry: () => setState('loading'),
  };
}
