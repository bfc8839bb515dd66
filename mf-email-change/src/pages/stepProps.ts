import type { CrmClient } from '@cabinet/contracts/crm';
import type { EmailChange } from '../data/useEmailChange.ts';
import type { EmailChangeView } from '../domain/emailChangeView.ts';

/** What each step of the change is given. */
export interface StepProps {
  client: CrmClient;
  view: EmailChangeView;
  change: EmailChange;
  /** Why nothing can be written (§6, R31), in words. */
  obstacle: string | null;
}
