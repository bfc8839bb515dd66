import type { ManagerRequest } from '@cabinet/contracts/managerRequests';
import { cardState } from '@cabinet/domain/card';
import type { Tx } from '../../kit/database.ts';
import { Conflict, NotFound } from '../../kit/errors.ts';
import { move } from '../ledger.ts';
import { lockMember, type Member } from './members.ts';

/** A request as the operator sees it. */
export interface RequestRow extends Pick<ManagerRequest, 'id' | 'kind' | 'amount' | 'status'> {
  contactId: number;
  email: string;
  comment: string;
}

const REQUEST = `
  select r.id, r.contact_id as "contactId", r.kind, r.amount, r.comment, r.status, c.email
  from loyalty.manager_request r join loyalty.contact c on c.id = r.contact_id`;

/** Every request that waits for an answer, oldest first. */
export async function findOpenRequests(tx: Tx): Promise<RequestRow[]> {
  return tx.query<RequestRow>(`${REQUEST} where r.status = 'new' order by r.created_at, r.id`);
}

export interface ManagerAnswer {
  request: number;
  /** What the participant reads under the request. */
  text: string;
  decline?: boolean | undefined;
}

/**
 * Answers a request for good. A conversion that is done takes its tokens: the roubles are on their way (§1).
 * @throws {Conflict} it has an answer, or the tokens cannot be taken
 */
export async function answerRequest(
  tx: Tx,
  { request: id, text, decline = false }: ManagerAnswer,
): Promise<RequestRow> {
  const { contactId } = await getRequest(tx, id);
  // Of two answers at once the second finds the first.
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

/** What a conversion is called in the history. */
export const CONVERTED = { ru: 'Перевод в рубли', uz: 'Rublga aylantirildi', en: 'Converted to roubles' };

async function convert(tx: Tx, { contactId, email, card }: Member, amount: number): Promise<void> {
  const isOff = !card || cardState(card) !== 'active';
  const movement = { contactId, type: 'TRANSFER', note: CONVERTED } as const;
  if (!isOff && (await move(tx, movement, -amount))) return;
  throw new Conflict({
    message: isOff
      ? `${email} has no active card: the tokens are frozen.`
      : `${email} has no ${amount} tokens.`,
    errorCode: isOff ? 'card_off' : 'not_enough_tokens',
  });
}

async function getRequest(tx: Tx, id: number): Promise<RequestRow> {
  const [row] = await tx.query<RequestRow>(`${REQUEST} where r.id = $1`, [id]);
  if (!row) throw new NotFound({ message: `There is no request ${id}.`, errorCode: 'not_found' });
  return row;
}

function answered({ id, status }: RequestRow): Conflict {
  return new Conflict({ message: `Request ${id} is ${status} already.`, errorCode: 'answered' });
}
