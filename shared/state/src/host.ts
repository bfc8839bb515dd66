/**
 * What a host needs of the state beyond its index: who is signed in, what is open above the page, and what to forget. A
 * remote takes nothing of it.
 */
export { draftKey, storedDraft } from './drafts.ts';
export { errorWordsAtom, reportReadFailure } from './errors.ts';
export { watchConnection } from './offline.ts';
export { isPolicyOpenAtom } from './policy.ts';
export { receiveReports } from './report.ts';
export { apiScope, ownerEmailAtom } from './session.ts';
export { confirmDialogAtom, dismissToast, fatalErrorAtom, infoDialogAtom, toastsAtom } from './ui.ts';
export { endSession, forgetUser } from './user.ts';
