import type { Tx } from '../../kit/database.ts';
import { Conflict } from '../../kit/errors.ts';
import { getInvitation, type InvitationRow, rejectInvitation } from './invitations.ts';
import { lockMember } from './members.ts';

/**
 * Records that the university rejects the friend (R22).
 * @throws {Conflict} the invitation is paid; use a refund
 */
export async function reject(tx: Tx, id: number, reason: string): Promise<InvitationRow> {
  const { contactId } = await getInvitation(tx, id);
  await lockMember(tx, contactId);
  const invitation = await getInvitation(tx, id);
  if (invitation.status !== 'paid') return rejectInvitation(tx, invitation, { ru: reason });
  throw new Conflict({ message: `Invitation ${id} is paid. Use refund.`, errorCode: 'paid' });
}
