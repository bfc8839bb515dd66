/** Reasons to doubt a friend (B4). The operator reviews them; the participant does not see them. */
export const DOUBTS = {
  self: 'the phone or e-mail belongs to the participant',
  card: 'the participant’s card is off or blocked',
  member: 'the friend is already a participant',
  second: 'another participant has also invited the friend',
  invitations: 'more than 10 invitations in a day',
  address: 'more than 10 invitations in an hour from one address',
  registrations: 'more than 10 registrations in a day',
} as const;

export type Doubt = keyof typeof DOUBTS;

/** Above these limits, the operator reviews the friend first (B4). */
export const INVITATIONS_PER_DAY = 10;
export const REGISTRATIONS_PER_DAY = 10;
export const INVITATIONS_PER_ADDRESS_AND_HOUR = 10;
