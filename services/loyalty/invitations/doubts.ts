import { REVIEWS } from '../../kit/limits.ts';

const { invitations, invitationsOfNetwork, registrations } = REVIEWS;

/** Reasons to doubt a friend (B4). The operator reviews them; the participant does not see them. */
export const DOUBTS = {
  self: 'the phone or e-mail belongs to the participant',
  card: 'the participant’s card is off or blocked',
  member: 'the friend is already a participant',
  second: 'another participant has also invited the friend',
  invitations: `more than ${invitations.most} invitations in a day`,
  address: `more than ${invitationsOfNetwork.most} invitations in an hour from one address`,
  registrations: `more than ${registrations.most} registrations in a day`,
} as const;

export type Doubt = keyof typeof DOUBTS;
