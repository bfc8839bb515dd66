/** A friend whom the participant has invited before. */
export interface Invited {
  id: number;
  name: string;
}

/**
 * The result of sending a form. `unanswered`: the service may have taken it, and
 * sending it again is safe (B4).
 */
export type InviteOutcome =
  | { name: 'taken' | 'unanswered' }
  /** `text`: the reason, as the service words it. */
  | { name: 'refused'; text: string }
  | { name: 'own'; field: 'phone' | 'email' }
  | { name: 'invited'; invitation: Invited | null };
