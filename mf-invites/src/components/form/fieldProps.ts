import type { InviteFormOutput, InviteFormValues } from '@cabinet/domain/forms/invite';
import type { FormControl } from '@cabinet/ui/form';

/** The form that the fields belong to. */
export interface FieldProps {
  control: FormControl<InviteFormValues, InviteFormOutput>;
}
