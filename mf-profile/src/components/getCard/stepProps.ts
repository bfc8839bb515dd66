import type { GetCardValues } from '@cabinet/domain/forms/getCard';
import type { FormControl } from '@cabinet/ui/form';

/** The form that the fields of a step belong to. */
export interface StepProps {
  control: FormControl<GetCardValues, object>;
}
