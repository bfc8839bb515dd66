import { isViewAsAtom, useDraft } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { newAnswers } from '../domain/newAnswers.ts';
import { useManagerRequests } from './useManagerRequests.ts';

const NONE = { seen: [] as number[] };

/**
 * Whether the manager has an answer that the participant has not opened. A draft keeps the opened answers:
 * per participant, and until sign-out (V3).
 * @param isOpen the dialog with the answers is on screen
 */
export function useNewAnswers(isOpen: boolean): boolean {
  const { requests } = useManagerRequests('question');
  const isViewAs = useAtomValue(isViewAsAtom);
  const { value, edit } = useDraft('answers', NONE);
  const unread = newAnswers(requests ?? [], value.seen, new Date());
  const isNew = unread.length > 0 && !isViewAs;

  useEffect(() => {
    if (isNew && isOpen) edit({ seen: [...value.seen, ...unread] });
  });
  return isNew && !isOpen;
}
