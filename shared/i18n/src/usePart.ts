import type { i18n as I18n } from 'i18next';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MessageSource, registerMessages } from './messages.ts';

/** Words that the first screen does not wait for. */
export interface PartWords {
  namespace: string;
  load: () => Promise<{ messages: MessageSource }>;
}

/**
 * A part of the page that is fetched when it is wanted, and its words with it: null until both are there.
 * @param load the same function in every render, as `words` is the same value
 */
export function usePart<Part extends object>(
  load: () => Promise<Part>,
  words: PartWords,
  isWanted = true,
): { part: Part | null; hasFailed: boolean; fetchPart: () => void } {
  const { i18n } = useTranslation();
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const fetchPart = useCallback(() => {
    setFailed(false);
    Promise.all([load(), loadWords(i18n, words)]).then(
      ([loaded]) => setPart(loaded),
      () => setFailed(true),
    );
  }, [load, words, i18n]);

  useEffect(() => {
    if (isWanted) fetchPart();
  }, [isWanted, fetchPart]);
  return { part, hasFailed, fetchPart };
}

async function loadWords(i18n: I18n, { namespace, load }: PartWords): Promise<void> {
  const { messages } = await load();
  await registerMessages(i18n, namespace, messages);
}
