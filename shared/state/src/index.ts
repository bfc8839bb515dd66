/**
 * The cabinet's state for remotes: atoms of the only store, and actions on them. The shell provides it as one
 * copy (docs/decisions/002). The state of sign-in, events and connection belongs to the shell and is not
 * here.
 * A change that removes a name or changes its meaning is a new major version of the shared packages.
 */
export { appearanceAtom, setAppearance } from './appearance.ts';
export { configAtom } from './config.ts';
export { raiseError, reportApiError } from './errors.ts';
export { participantAtom } from './participant.ts';
export { policyLink } from './policy.ts';
export { draftPurchase, purchaseDraft } from './purchaseDraft.ts';
export {
  canInviteAtom,
  canShare,
  copyLink,
  openSharePanel,
  referralLinkAtom,
  sharedLinkAtom,
  shareLink,
} from './referral.ts';
export { type Report, reportError } from './report.ts';
export { hasLeftAtom, isViewAsAtom, type Session, sessionAtom, signOutAtom } from './session.ts';
export { spenderAtom } from './spender.ts';
export { store } from './store.ts';
export { acceptTerms } from './terms.ts';
export { showToast, type Toast, type ToastColor, type ToastOptions } from './ui.ts';
export { type Draft, useDraft } from './useDraft.ts';
export { useFormDraft } from './useFormDraft.ts';
export { type FormAction, type FormWriteOptions, useFormWrite } from './useFormWrite.ts';
export {
  cardStateAtom,
  cardsAtom,
  clientAtom,
  contactAtom,
  friendsPhaseAtom,
  isFetchedAtom,
  isStudentAtom,
  loadUser,
  paymentsAtom,
  physicalCardAtom,
  refreshCards,
  refreshClient,
  refreshContact,
  registrationsAtom,
  userErrorAtom,
  virtualCardAtom,
} from './user.ts';
export { type Sending, useSecondsLeft } from './useSecondsLeft.ts';
export { type WriteObstacle, writeObstacleAtom } from './writeObstacle.ts';
