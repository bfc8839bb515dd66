import { useRef, useState } from 'react';
import { dropIntent, type Intent, keepIntent, openIntent } from './intents.ts';
import { useScope } from './useScope.ts';

export interface OpenIntent<T> {
  /** The intent whose outcome nobody knows yet. */
  intent: Intent<T> | null;
  /** This hook's own, else that of another tab, else a new one for `input`: kept before it is sent. */
  claim: (input: T) => Intent<T>;
  /** How it ended: still open, or over. */
  settle: (isOpen: boolean) => void;
}

/**
 * The open intent of a write, of the signed-in person only (SE6).
 * @param name what is wanted; without it the intent lives and dies with the hook
 */
export function useIntent<T>(name: string | undefined): OpenIntent<T> {
  const subject = useScope()?.subject;
  const begin = () => ({ subject, intent: name === undefined ? null : openIntent<T>(name) });
  const [state, setState] = useState(begin);
  // Between two renders too there is one intent.
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
