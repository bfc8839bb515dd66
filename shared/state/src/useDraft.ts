import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { draftKey, keepDraft, removeDraft, storedDraft } from './drafts.ts';
import { isViewAsAtom, sessionAtom } from './session.ts';

export interface Draft<T> {
  value: T;
  /** Updates the participant's input, and stores it at once. */
  edit: (value: T) => void;
  /** Resets and deletes the draft, after a submit or if the participant discards it. */
  drop: () => void;
}

/**
 * Keeps what a participant types into a form. The draft survives a reload, an expired session and the
 * sign-out of a hidden tab. Only the same participant gets it back (R25, SE3). In view-as, stores no draft.
 * Do not use it for codes.
 * @param name the form and its subject: `purchase-12`
 * @param initial a text or a flat record, the same value in every render
 */
export function useDraft(name: string, initial: string): Draft<string>;
export function useDraft<T extends object>(name: string, initial: T): Draft<T>;
export function useDraft<T extends string | object>(name: string, initial: T): Draft<T> {
  const session = useAtomValue(sessionAtom);
  const isViewAs = useAtomValue(isViewAsAtom);
  const key = session && !isViewAs ? draftKey(session.subject, name) : null;
  const begin = () => ({ key, value: key === null ? initial : storedDraft(key, initial) });
  const [state, setState] = useState(begin);
  // Another form or another participant: discard the visible input.
  if (state.key !== key) setState(begin());

  const edit = useCallback(
    (value: T) => {
      setState({ key, value });
      if (key !== null) keepDraft(key, value);
    },
    [key],
  );
  const drop = useCallback(() => {
    setState({ key, value: initial });
    if (key !== null) removeDraft(key);
  }, [key, initial]);

  return { value: state.value, edit, drop };
}
