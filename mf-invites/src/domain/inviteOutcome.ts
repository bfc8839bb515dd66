/** A friend whom the participant has invited before. */
export interface Invited {
  id: number;
  name: string;
}

/**
 * What became of a form. `refused`: a toast has said why (§8). `unanswered`: it may have been taken all the same, and
 * sending it again is safe (B4).
 */
export type InviteOutcome =
  | { name: 'taken' | 'refused' | 'unanswered' }
  | { name: 'own'; field: 'phone' | 'email' }
  | { name: 'invited'; invitation: Invited | null };
