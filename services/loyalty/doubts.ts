/** What speaks against a friend being one (B4). A person looks at them; the participant is not told. */
export const DOUBTS = {
  self: 'the phone or e-mail is the participant’s own',
  card: 'the participant’s card is off or blocked',
  member: 'the friend takes part already',
  second: 'another participant was first',
  invitations: 'more than 10 invitations in a day',
  address: 'more than 10 invitations in an hour from one address',
  registrations: 'more than 10 registrations in a day',
} as const;

export type Doubt = keyof typeof DOUBTS;

/** More than these are looked at by a person first (B4). */
export const INVITATIONS_PER_DAY = 10;
export const REGISTRATIONS_PER_DAY = 10;
export const INVITATIONS_PER_ADDRESS_AND_HOUR = 10;
