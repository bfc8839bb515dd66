/** What opens above the list: one file of code, loaded when it is wanted. */
export { OwnInvitation } from './OwnInvitation.tsx';
export { RewardDialog } from './RewardDialog.tsx';
