import { useEffect, useState } from 'react';
import type { OfferAnswer } from './contact.ts';
import { loadContact } from './loadContact.ts';

export interface OfferRead {
  /** The code from the address or from the field, or null without a code. */
  code: string | null;
  /** Null until the first answer. */
  answer: OfferAnswer | null;
  isReading: boolean;
  /** Reads the offer again, or the offer of another code. Settles with the answer. */
  read(code: string | null): Promise<unknown>;
}

/**
 * Reads the offer of a referral link.
 * @param first the code in the address
 */
export function useOffer(first: string | null): OfferRead {
  const [reading, setReading] = useState(() => ({ code: first, answer: ask(first) }));
  const [known, setKnown] = useState<{ code: string | null; answer: OfferAnswer } | null>(null);
  const [isReading, setIsReading] = useState(true);

  useEffect(() => {
    let isWanted = true;
    void reading.answer.then((answer) => {
      if (!isWanted) return;
      setKnown({ code: reading.code, answer });
      setIsReading(false);
    });
    return () => {
      isWanted = false;
    };
  }, [reading]);

  return {
    code: known?.code ?? first,
    answer: known?.answer ?? null,
    isReading,
    read(code) {
      setIsReading(true);
      const answer = ask(code);
      setReading({ code, answer });
      return answer;
    },
  };
}

async function ask(code: string | null): Promise<OfferAnswer> {
  try {
    return await (await loadContact()).readOffer(code);
  } catch {
    return { error: undefined };
  }
}
