// Everything that talks to the services: the page is drawn before it is there.
import { call, configureApi } from '@cabinet/api/client';
import { type ApiError, isApiError } from '@cabinet/api/error';
import { getReferralOffer, type ReferralOffer } from '@cabinet/contracts/friendPage';
import { configAtom } from '@cabinet/state/config';
import { store } from '@cabinet/state/store';
import { isCode } from './referralOf.ts';

export { Accepted } from './Accepted.tsx';
export { CodeNote } from './CodeNote.tsx';
export { Facts } from './Facts.tsx';
export { FriendForm } from './FriendForm.tsx';
export { InactiveStage } from './InactiveStage.tsx';
export { InviterGain } from './InviterGain.tsx';
export { UniversityContact } from './UniversityContact.tsx';
export { UnknownStage } from './UnknownStage.tsx';

/** What a referral link promises, or why that is not known. */
export type OfferAnswer = { offer: ReferralOffer } | { error: ApiError | undefined };

/** Nobody's: it is answered like any link that leads to nobody. */
const NOBODY = '-';

/** @param code of the link; null on a page without one */
export async function readOffer(code: string | null): Promise<OfferAnswer> {
  const hash = code !== null && isCode(code) ? code : NOBODY;
  try {
    return { offer: await call(getReferralOffer, { params: { hash } }) };
  } catch (error) {
    return { error: isApiError(error) ? error : undefined };
  }
}

/** Nobody is signed in here. */
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
