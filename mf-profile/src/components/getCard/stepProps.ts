import type { GetCardForm } from '@cabinet/domain/forms';
import type { CardField } from '../../domain/cardForm.ts';

/** What the fields of a step show and call back. */
export interface StepProps {
  form: GetCardForm;
  /** What is told under a field, or null. */
  errorOf: (field: CardField) => string | null;
  onChange: (change: Partial<GetCardForm>) => void;
  /** A field was left. */
  onLeave: (field: CardField) => void;
}
