import type { i18n as I18n } from 'i18next';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MessageSource, registerMessages } from './messages.ts';
import { askAnew, loadAnew, PATIENCE_MS } from './patience.ts';
import { whenAtRest } from './rest.ts';

/** Words that the first screen does not wait for. */
export interface PartWords {
  namespace: string;
  load: () => Promise<{ messages: MessageSource }>;
}

/** What `i18n.on` is told a part's error by that could not be fetched. */
export const PART_FAILED = 'partFailed';

/** A try to fetch a part; none yet where `count` is 0. */
interface Try {
  count: number;
  isAgain: boolean;
  hasFailed: boolean;
}

/**
 * A part of the page that is fetched when it is wanted, and its words with it: null until both are there. One that is
 * late has failed until it comes (R1). Whoever listens to the instance for `PART_FAILED` is told why.
 * @param load the same function in every render, as `words` is the same value
 * @param words null where the page's own are enough
 * @param isWanted `at rest`: as soon as the browser has nothing else to do, or the host says, so that it is there when it
 * is wanted, with or without a network
 */
export function usePart<Part extends object>(
  load: () => Promise<Part>,
  words: PartWords | null,
  isWanted: boolean | 'at rest' = true,
): { part: Part | null; hasFailed: boolean; fetchPart: () => void } {
  const { i18n } = useTranslation();
  const [part, setPart] = useState<Part | null>(null);
  const [{ count, isAgain, hasFailed }, setTry] = useState<Try>({
    count: 0,
    isAgain: false,
    hasFailed: false,
  });
  /** Why the last try failed. */
  const reason = useRef<unknown>(null);
  const fetchPart = useCallback(
    () => setTry((last) => ({ count: last.count + 1, isAgain: last.hasFailed, hasFailed: false })),
    [],
  );

  useEffect(() => {
    if (isWanted === true) fetchPart();
    if (isWanted === 'at rest') return whenAtRest(fetchPart);
  }, [isWanted, fetchPart]);

  useEffect(() => {
    if (count === 0) return;
    if (isAgain) askAnew();
    const fail = () => setTry((last) => ({ ...last, hasFailed: true }));
    const late = setTimeout(fail, PATIENCE_MS);
    const begin = () => Promise.all([load(), words && loadWords(i18n, words)]);
    (isAgain ? loadAnew(begin, reason.current) : begin())
      .then(
        ([loaded]) => setPart(loaded),
        (error: unknown) => {
          reason.current = error;
          fail();
          i18n.emit(PART_FAILED, error);
        },
      )
      .finally(() => clearTimeout(late));
    return () => clearTimeout(late);
  }, [count, isAgain, load, words, i18n]);
  return { part, hasFailed, fetchPart };
}

async function loadWords(i18n: I18n, { namespace, load }: PartWords): Promise<void> {
  const { messages } = await load();
  await registerMessages(i18n, namespace, messages);
}
