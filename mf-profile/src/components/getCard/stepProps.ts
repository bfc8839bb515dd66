import type { GetCardValues } from '@cabinet/domain/forms/getCard';
import type { FormControl } from '@cabinet/ui/form';

export interface StepProps {
  control: FormControl<GetCardValues, object>;
}
