import { call, useRested } from '@cabinet/api';
import { suggestAddress } from '@cabinet/contracts/suggestions';
import { useEffect, useState } from 'react';

export interface AddressSuggestions {
  values: readonly string[];
  /** They cannot be had now: that is told in its place and keeps nobody from typing. */
  hasFailed: boolean;
}

const NONE: AddressSuggestions = { values: [], hasFailed: false };
/** Fewer characters mean nothing yet. */
const SHORTEST = 3;
/** Milliseconds that the text has to rest. */
const REST = 300;
const COUNT = 5;

/** Addresses that begin like what is typed. */
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
