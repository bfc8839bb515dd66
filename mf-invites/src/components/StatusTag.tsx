import type { Invitation } from '@cabinet/contracts/invitations';
import { Tag, Tokens } from '@cabinet/ui';
import { statusTone } from '../domain/invitationStatus.ts';
import { useStatusText } from './useStatusText.ts';

/** The status of an invitation. A paid invitation shows its reward. */
export function StatusTag({ invitation }: { invitation: Invitation }) {
  const statusText = useStatusText();
  const { status, amount } = invitation;
  return (
    <Tag tone={statusTone(status)}>
      {status === 'paid' && amount !== null ? <Tokens amount={amount} isSigned /> : statusText(invitation)}
    </Tag>
  );
}
