import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { draftKey, keepDraft, removeDraft, storedDraft } from './drafts.ts';
import { isViewAsAtom, sessionAtom } from './session.ts';

export interface Draft<T> {
  value: T;
  /** What the participant has typed; kept at once. */
  edit: (value: T) => void;
  /** It was sent, or is not wanted any more: back to the beginning, nothing stays. */
  drop: () => void;
}

/**
 * What a participant types into a form: it outlives a reload, a session that ends in the middle and a hidden tab's
 * logout, and comes back to the same participant only (R25, SE3). In view-as nothing is kept. Not for codes.
 * @param name the form, and what it is about: `purchase-12`
 * @param initial a text or a flat record, the same one in every render
 */
export function useDraft(name: string, initial: string): Draft<string>;
export function useDraft<T extends object>(name: string, initial: T): Draft<T>;
export function useDraft<T extends string | object>(name: string, initial: T): Draft<T> {
  const session = useAtomValue(sessionAtom);
  const isViewAs = useAtomValue(isViewAsAtom);
  const key = session && !isViewAs ? draftKey(session.subject, name) : null;
  const begin = () => ({ key, value: key === null ? initial : storedDraft(key, initial) });
  const [state, setState] = useState(begin);
  // Another form or another participant: what was on screen is not theirs.
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
