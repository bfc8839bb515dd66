import { mustAcceptTerms } from '@cabinet/domain/terms';
import { acceptTerms, clientAtom, contactAtom, reportApiError } from '@cabinet/state';
import { useAtomValue } from 'jotai';

/** The changed terms of the programme, which are accepted once before a purchase (R37). */
export function useTerms() {
  const isAsked = mustAcceptTerms(useAtomValue(clientAtom), useAtomValue(contactAtom));

  /**
   * Accepts the terms.
   * @returns false if the service could not save this
   */
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
