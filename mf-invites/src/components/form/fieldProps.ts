import type { InviteFormOutput, InviteFormValues } from '@cabinet/domain/forms/invite';
import type { FormControl } from '@cabinet/ui/form';

export interface FieldProps {
  control: FormControl<InviteFormValues, InviteFormOutput>;
}
