import { useEffect, useState } from 'react';

export interface Late<Loaded> {
  /** Null until the part has loaded. */
  part: Loaded | null;
  hasFailed: boolean;
  retry(): void;
}

/**
 * Loads a part that the first screen does not need.
 * @param load the same function in every render
 */
export function useLate<Loaded extends object>(load: () => Promise<Loaded>): Late<Loaded> {
  const [state, setState] = useState<Loaded | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (state === 'loading') load().then(setState, () => setState('failed'));
  }, [state, load]);
  return {
    part: typeof state === 'string' ? null : state,
    hasFailed: state === 'failed',
    retry: () => setState('loading'),
  };
}
