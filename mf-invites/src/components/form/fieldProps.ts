import type { FriendField, FriendForm } from '../../domain/inviteForm.ts';

/** What the fields of the form show and call back. */
export interface FieldProps {
  form: FriendForm;
  /** What is told under a field, or null. */
  errorOf: (field: FriendField) => string | null;
  onChange: (change: Partial<FriendForm>) => void;
  /** A field was left. */
  onLeave: (field: FriendField) => void;
}
