// All code that calls the services. The page appears before this chunk loads.
import { call, configureApi } from '@cabinet/api/client';
import { type ApiError, isApiError } from '@cabinet/api/error';
import { getReferralOffer, type ReferralOffer } from '@cabinet/contracts/friendPage';
import { configAtom } from '@cabinet/state/config';
import { store } from '@cabinet/state/store';
import { isCode } from './referralOf.ts';

export { Accepted } from './Accepted.tsx';
export { CodeNote } from './CodeNote.tsx';
export { Facts } from './Facts.tsx';
export { InactiveStage } from './InactiveStage.tsx';
export { InviterGain } from './InviterGain.tsx';
export { LeadForm } from './LeadForm.tsx';
export { UniversityContact } from './UniversityContact.tsx';
export { UnknownStage } from './UnknownStage.tsx';

/** The offer of a referral link, or the error. */
export type OfferAnswer = { offer: ReferralOffer } | { error: ApiError | undefined };

/** A code of no card. The service answers it like any unknown code. */
const NOBODY = '-';

/**
 * Reads the offer of a referral link.
 * @param code of the link, or null on a page without a code
 */
export async function readOffer(code: string | null): Promise<OfferAnswer> {
  const hash = code !== null && isCode(code) ? code : NOBODY;
  try {
    return { offer: await call(getReferralOffer, { params: { hash } }) };
  } catch (error) {
    return { error: isApiError(error) ? error : undefined };
  }
}

/** No person is signed in on this page. */
function connect(): void {
  const config = store.get(configAtom);
  if (!config) return;
  configureApi({
    config: config.services,
    token: async () => null,
    scope: () => ({ subject: '', owner: null }),
    onUnauthorised: () => undefined,
  });
}
connect();
