import { CARD_ACTIVE, CARD_BLOCKED } from '@cabinet/domain/card';
import type { Tx } from '../../kit/database.ts';
import { NotFound } from '../../kit/errors.ts';

const CHANGES = {
  block: { from: CARD_ACTIVE, to: CARD_BLOCKED },
  unblock: { from: CARD_BLOCKED, to: CARD_ACTIVE },
} as const;

/**
 * Blocks an active card or gives a blocked one back; a card that is off stays off (§4 Card status).
 * @returns its status, and whether that has changed
 * @throws {NotFound} there is no such card
 */
export async function setCard(
  tx: Tx,
  action: keyof typeof CHANGES,
  cardNumber: string,
): Promise<{ status: number; isChanged: boolean }> {
  const { from, to } = CHANGES[action];
  const changed = await tx.query(
    'update loyalty.card set status = $2 where card_number = $1 and status = $3 returning id',
    [cardNumber, to, from],
  );
  const [card] = await tx.query<{ status: number }>(
    'select status from loyalty.card where card_number = $1',
    [cardNumber],
  );
  if (!card) throw new NotFound({ message: `There is no card ${cardNumber}.`, errorCode: 'not_found' });
  return { status: card.status, isChanged: changed.length > 0 };
}
