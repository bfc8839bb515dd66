import { askAnew, loadAnew, TIME_LIMIT_MS, whenAtRest } from '@cabinet/loading';
import type { i18n as I18n } from 'i18next';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MessageSource, registerMessages } from './messages.ts';

/** Texts that the first screen does not need. */
export interface PartWords {
  namespace: string;
  load: () => Promise<{ messages: MessageSource }>;
}

/** The `i18n.on` event for a part that failed to load. */
export const PART_FAILED = 'partFailed';

/** An attempt to load a part. A `count` of 0 means no attempt yet. */
interface Try {
  count: number;
  isAgain: boolean;
  hasFailed: boolean;
}

/**
 * Loads a lazy part of the page and its texts. Returns null until both have loaded. A late part counts as
 * failed until it arrives (RM1). The instance emits `PART_FAILED` with the error.
 * @param load the same function in every render; `words` must also be the same value
 * @param words null if the page's own texts are enough
 * @param isWanted `at rest` loads the part when the browser is idle, or when the host allows it. The part is
 * then available without a network.
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
  /** The error of the last attempt. */
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
    const late = setTimeout(fail, TIME_LIMIT_MS);
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
