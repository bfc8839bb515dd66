import { ANSWER_DAYS, CARD_ACTIVE, CARD_BLOCKED } from '@cabinet/domain/card';
import { addDays } from '@cabinet/domain/dates';
import type { Tx } from '../../kit/database.ts';
import { NotFound } from '../../kit/errors.ts';

const CHANGES = {
  block: { from: CARD_ACTIVE, to: CARD_BLOCKED },
  unblock: { from: CARD_BLOCKED, to: CARD_ACTIVE },
} as const;

/**
 * Blocks an active card or unblocks a blocked card. A card that is off stays off (§4 Card status).
 * @param reason a text for the participant; without a reason the cabinet shows the general text (§1)
 * @returns the status of the card, and whether the status has changed
 * @throws {NotFound} the card does not exist
 */
export async function setCard(
  tx: Tx,
  action: keyof typeof CHANGES,
  { card: cardNumber, reason }: { card: string; reason?: string | undefined },
  now: Date,
): Promise<{ status: number; isChanged: boolean }> {
  const { from, to } = CHANGES[action];
  const isBlocking = action === 'block';
  const changed = await tx.query(
    `update loyalty.card set status = $2, state_reason = $4, state_since = $5, answer_by = $6
     where card_number = $1 and status = $3 returning id`,
    [
      cardNumber,
      to,
      from,
      reason ? JSON.stringify({ ru: reason }) : null,
      isBlocking ? now : null,
      isBlocking ? addDays(now, ANSWER_DAYS) : null,
    ],
  );
  const [card] = await tx.query<{ status: number }>(
    'select status from loyalty.card where card_number = $1',
    [cardNumber],
  );
  if (!card) throw new NotFound({ message: `Unknown card ${cardNumber}.`, errorCode: 'not_found' });
  return { status: card.status, isChanged: changed.length > 0 };
}
