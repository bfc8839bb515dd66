import type { Invitation, InvitationStatus } from '@cabinet/contracts/invitations';
import { INVITATION_WAY, invitationPlace } from '@cabinet/domain/invitation';

export interface BoardColumn {
  /** `over`: the invitation has ended. `other`: an unknown status. */
  name: InvitationStatus | 'over' | 'other';
  invitations: Invitation[];
}

/** The invitations by step. Ended and unknown invitations come last, and only if there are any. */
export function boardOf(invitations: readonly Invitation[]): BoardColumn[] {
  const at = (step: number | null) => invitations.filter(({ status }) => invitationPlace(status) === step);
  const beside: BoardColumn[] = [
    { name: 'over', invitations: at(0) },
    { name: 'other', invitations: at(null) },
  ];
  return [
    ...INVITATION_WAY.map((name, index) => ({ name, invitations: at(index + 1) })),
    ...beside.filter((column) => column.invitations.length > 0),
  ];
}
