import type { Invitation, InvitationStatus } from '@cabinet/contracts/invitations';
import { INVITATION_WAY, invitationPlace } from '@cabinet/domain/invitation';

export interface BoardColumn {
  /** `over`: left the way; `other`: in a status that we do not know. */
  name: InvitationStatus | 'over' | 'other';
  invitations: Invitation[];
}

/** The invitations by the step that they stand at; what is not on the way comes last, and only where there is any. */
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
