/** A friend whom the participant has already invited. */
export interface Invited {
  id: number;
  name: string;
}

/**
 * The result of sending a form. An `unanswered` form may have been accepted; a repeated send is safe (B4).
 */
export type InviteOutcome =
  | { name: 'taken' | 'unanswered' }
  /** `text`: the reason in the service's words. */
  | { name: 'refused'; text: string }
  | { name: 'own'; field: 'phone' | 'email' }
  | { name: 'invited'; invitation: Invited | null };
