/** The dialogs of the list, in one chunk, which loads on demand. */
export { OwnInvitation } from './OwnInvitation.tsx';
export { RewardDialog } from './RewardDialog.tsx';
