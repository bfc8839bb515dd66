import { mustAcceptTerms } from '@cabinet/domain/terms';
import { acceptTerms, clientAtom, contactAtom, reportApiError } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

/** The changed terms of the programme, to be accepted once, before anything is bought (R37). */
export interface Terms {
  /** They have changed: the participant is asked. */
  isAsked: boolean;
  isAccepted: boolean;
  /** It was tried without them. */
  isMissed: boolean;
  onAccept(isAccepted: boolean): void;
}

export function useTerms() {
  const isAsked = mustAcceptTerms(useAtomValue(clientAtom), useAtomValue(contactAtom));
  const [isAccepted, onAccept] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isSettling, setSettling] = useState(false);
  const terms: Terms = { isAsked, isAccepted, isMissed: isTried && !isAccepted, onAccept };

  /** Keeps what was accepted. @returns false when it was not, or could not be kept */
  async function settle(): Promise<boolean> {
    if (!isAsked) return true;
    setTried(true);
    if (!isAccepted || isSettling) return false;
    setSettling(true);
    try {
      await acceptTerms();
      return true;
    } catch (error) {
      reportApiError(error);
      return false;
    } finally {
      setSettling(false);
    }
  }

  return { terms, isSettling, settle };
}
