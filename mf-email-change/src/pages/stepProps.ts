import type { CrmClient } from '@cabinet/contracts/crm';
import type { EmailChange } from '../data/useEmailChange.ts';
import type { EmailChangeView } from '../domain/emailChangeView.ts';

/** The props of each step of the change. */
export interface StepProps {
  client: CrmClient;
  view: EmailChangeView;
  change: EmailChange;
  /** Why nothing can be sent (§6, R31), as text. */
  obstacle: string | null;
}
