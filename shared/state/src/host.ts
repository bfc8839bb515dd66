/**
 * Exports for a host beyond the state's index: the session, the open dialogs, and the functions that delete
 * data. Remotes do not use them.
 */
export { draftKey, storedDraft } from './drafts.ts';
export { errorWordsAtom, reportReadFailure } from './errors.ts';
export { recoverOnline, watchConnection } from './offline.ts';
export { isPolicyOpenAtom } from './policy.ts';
export { receiveReports } from './report.ts';
export { apiScope, ownerEmailAtom } from './session.ts';
export { confirmDialogAtom, dismissToast, fatalErrorAtom, infoDialogAtom, toastsAtom } from './ui.ts';
export { endSession, forgetUser } from './user.ts';
