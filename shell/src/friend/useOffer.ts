import { useEffect, useState } from 'react';
import type { OfferAnswer } from './contact.ts';
import { loadContact } from './loadContact.ts';

/** What a referral link promises; null while that is being asked. */
export function useOffer(hash: string | null): { answer: OfferAnswer | null; retry: () => void } {
  const [reading, setReading] = useState(() => read(hash));
  const [answer, setAnswer] = useState<OfferAnswer | null>(null);

  useEffect(() => {
    let isWanted = true;
    void reading.then((given) => isWanted && setAnswer(given));
    return () => {
      isWanted = false;
    };
  }, [reading]);

  function retry() {
    setAnswer(null);
    setReading(read(hash));
  }
  return { answer, retry };
}

async function read(hash: string | null): Promise<OfferAnswer> {
  try {
    return await (await loadContact()).readOffer(hash);
  } catch {
    return { error: undefined };
  }
}
