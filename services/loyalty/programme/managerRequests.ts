import type { ManagerRequest } from '@cabinet/contracts/managerRequests';
import { cardState } from '@cabinet/domain/card';
import type { Tx } from '../../kit/database.ts';
import { Conflict, NotFound } from '../../kit/errors.ts';
import { move } from '../ledger/ledger.ts';
import { lockMember, type Member } from './members.ts';

/** A request in the operator's view. */
export interface RequestRow extends Pick<ManagerRequest, 'id' | 'kind' | 'amount' | 'status'> {
  contactId: number;
  email: string;
  comment: string;
}

const REQUEST = `
  select r.id, r.contact_id as "contactId", r.kind, r.amount, r.comment, r.status, c.email
  from loyalty.manager_request r join loyalty.contact c on c.id = r.contact_id`;

/** Returns the requests without an answer, oldest first. */
export async function findOpenRequests(tx: Tx): Promise<RequestRow[]> {
  return tx.query<RequestRow>(`${REQUEST} where r.status = 'new' order by r.created_at, r.id`);
}

export interface ManagerAnswer {
  request: number;
  /** The text that the participant reads under the request. */
  text: string;
  decline?: boolean | undefined;
}

/**
 * Answers a request finally. A completed conversion takes its tokens, because the roubles are on their way
 * (§1).
 * @throws {Conflict} the request has an answer, or the balance or the card does not allow the conversion
 */
export async function answerRequest(
  tx: Tx,
  { request: id, text, decline = false }: ManagerAnswer,
): Promise<RequestRow> {
  const { contactId } = await getRequest(tx, id);
  // The lock makes a concurrent second answer find the first.
  const member = await lockMember(tx, contactId);
  const request = await getRequest(tx, id);
  if (request.status !== 'new') throw answered(request);
  if (request.amount && !decline) await convert(tx, member, request.amount);
  await tx.query('update loyalty.manager_request set status = $2, answer = $3 where id = $1', [
    id,
    decline ? 'declined' : 'done',
    text,
  ]);
  return getRequest(tx, id);
}

/** The name of a conversion in the history. */
export const CONVERTED = { ru: 'Перевод в рубли', uz: 'Rublga aylantirildi', en: 'Converted to roubles' };

async function convert(tx: Tx, { contactId, email, card }: Member, amount: number): Promise<void> {
  const isOff = !card || cardState(card) !== 'active';
  const movement = { contactId, type: 'TRANSFER', note: CONVERTED } as const;
  if (!isOff && (await move(tx, movement, -amount))) return;
  throw new Conflict({
    message: isOff
      ? `${email} has no active card. The tokens are frozen.`
      : `${email} has no ${amount} tokens.`,
    errorCode: isOff ? 'card_off' : 'not_enough_tokens',
  });
}

async function getRequest(tx: Tx, id: number): Promise<RequestRow> {
  const [row] = await tx.query<RequestRow>(`${REQUEST} where r.id = $1`, [id]);
  if (!row) throw new NotFound({ message: `Unknown request ${id}.`, errorCode: 'not_found' });
  return row;
}

function answered({ id, status }: RequestRow): Conflict {
  return new Conflict({ message: `Request ${id} is already ${status}.`, errorCode: 'answered' });
}
