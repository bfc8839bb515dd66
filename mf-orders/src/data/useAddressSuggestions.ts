import { call, useRested } from '@cabinet/api';
import { suggestAddress } from '@cabinet/contracts/suggestions';
import { useEffect, useState } from 'react';

export interface AddressSuggestions {
  values: readonly string[];
  /** Suggestions are not available now. A note in their place says so; the participant can still type. */
  hasFailed: boolean;
}

const NONE: AddressSuggestions = { values: [], hasFailed: false };
/** Shortest query, in characters. */
const SHORTEST = 3;
/** Debounce of the query, in milliseconds. */
const REST = 300;
const COUNT = 5;

/** Suggests addresses that start with the typed text. */
export function useAddressSuggestions(typed: string): AddressSuggestions {
  const text = typed.trim();
  const query = useRested(text.length < SHORTEST ? null : text, REST);
  const [found, setFound] = useState(NONE);

  useEffect(() => {
    if (query === null) return setFound(NONE);
    const stop = new AbortController();
    call(suggestAddress, { body: { query, count: COUNT } }, { signal: stop.signal }).then(
      ({ suggestions }) => setFound({ values: suggestions.map(({ value }) => value), hasFailed: false }),
      () => !stop.signal.aborted && setFound({ values: [], hasFailed: true }),
    );
    return () => stop.abort();
  }, [query]);

  return found;
}
