import { mustAcceptTerms } from '@cabinet/domain/terms';
import { acceptTerms, clientAtom, contactAtom, reportApiError } from '@cabinet/state';
import { useAtomValue } from 'jotai';

/** The changed terms of the programme, to be accepted once, before anything is bought (R37). */
export function useTerms() {
  const isAsked = mustAcceptTerms(useAtomValue(clientAtom), useAtomValue(contactAtom));

  /** Keeps what was accepted. @returns false when it could not be kept */
  async function settle(): Promise<boolean> {
    try {
      if (isAsked) await acceptTerms();
      return true;
    } catch (error) {
      reportApiError(error);
      return false;
    }
  }

  return { isAsked, settle };
}
