import { useRef, useState } from 'react';
import { dropIntent, type Intent, keepIntent, openIntent } from './intents.ts';
import { useScope } from './useScope.ts';

export interface OpenIntent<T> {
  /** The intent with an unknown outcome. */
  intent: Intent<T> | null;
  /**
   * Returns this hook's own intent, or another tab's intent, or a new intent for `input`. Stores it before
   * its first request.
   */
  claim: (input: T) => Intent<T>;
  /** Records the outcome: still open, or over. */
  settle: (isOpen: boolean) => void;
}

/**
 * Returns the open intent of a write, for the signed-in person only (SE6).
 * @param name of the intent; without a name, the intent lives as long as the hook
 */
export function useIntent<T>(name: string | undefined): OpenIntent<T> {
  const subject = useScope()?.subject;
  const begin = () => ({ subject, intent: name === undefined ? null : openIntent<T>(name) });
  const [state, setState] = useState(begin);
  // Keeps one intent also between two renders.
  const claimed = useRef(state);
  if (state.subject !== subject) {
    claimed.current = begin();
    setState(claimed.current);
  }

  function keep(intent: Intent<T> | null): void {
    claimed.current = { subject, intent };
  }

  function claim(input: T): Intent<T> {
    const known = claimed.current.intent ?? (name === undefined ? null : openIntent<T>(name));
    const intent = known ?? { key: crypto.randomUUID(), input };
    if (name !== undefined && !known) keepIntent(name, intent);
    keep(intent);
    return intent;
  }

  function settle(isOpen: boolean): void {
    const { intent } = claimed.current;
    if (!isOpen && intent) {
      keep(null);
      if (name !== undefined) dropIntent(name, intent);
    }
    setState(claimed.current);
  }

  return { intent: state.intent, claim, settle };
}
