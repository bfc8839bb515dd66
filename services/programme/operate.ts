import { findBirthDate } from '../crm/repository/clients.ts';
import type { Database, Tx } from '../kit/database.ts';
import { Conflict } from '../kit/errors.ts';
import { DOUBTS } from '../loyalty/invitations/doubts.ts';
import {
  accrueBirthday,
  accrueRegistration,
  accrueStudy,
  accrueWelcome,
  type Booking,
  releaseInvitation,
} from '../loyalty/programme/accruals.ts';
import { setCard } from '../loyalty/programme/cardStatus.ts';
import {
  findInvitationsOf,
  findReviews,
  type InvitationRow,
  noteChoice,
} from '../loyalty/programme/invitations.ts';
import { answerRequest, findOpenRequests, type RequestRow } from '../loyalty/programme/managerRequests.ts';
import {
  type Cancellation,
  findCancellations,
  noteOrder,
  type OrderLine,
} from '../loyalty/programme/orders.ts';
import { setPrice } from '../loyalty/programme/price.ts';
import { type Clawback, refundStudy } from '../loyalty/programme/refund.ts';
import { reject } from '../loyalty/programme/reject.ts';
import {
  answerVersion,
  findOpenTickets,
  replyToTicket,
  type TicketRow,
} from '../loyalty/programme/supportTickets.ts';
import { changeTerms } from '../loyalty/programme/terms.ts';
import type { Command } from './command.ts';

/**
 * Runs an operator's command in one transaction.
 * @returns a report of the changes, in lines for the operator
 * @throws {ServiceError} with `message`: the reason of a refusal
 */
export async function operate(db: Database, command: Command, now = new Date()): Promise<string[]> {
  return db.transaction((tx) => act(tx, command, now));
}

async function act(tx: Tx, command: Command, now: Date): Promise<string[]> {
  switch (command.name) {
    case 'registration':
      return bookingLines(await accrueRegistration(tx, command));
    case 'study':
      return bookingLines(await accrueStudy(tx, command));
    case 'welcome':
      return bookingLines(await accrueWelcome(tx, command.email));
    case 'birthday':
      return bookingLines(await birthday(tx, command.email, now));
    case 'refund':
      return clawbackLines(await refundStudy(tx, command.invitation));
    case 'reviews':
      return (await findReviews(tx)).map((review) => `${invitationLine(review)}, invited by ${review.email}`);
    case 'release':
      return bookingLines(await releaseInvitation(tx, command.invitation));
    case 'reject':
      return [invitationLine(await reject(tx, command.invitation, command.reason))];
    case 'invitations':
      return (await findInvitationsOf(tx, command.email)).map(invitationLine);
    case 'block':
    case 'unblock':
      return [cardLine(command.card, await setCard(tx, command.name, command, now))];
    case 'requests':
      return (await findOpenRequests(tx)).map(requestLine);
    case 'answer':
      return [requestLine(await answerRequest(tx, command))];
    case 'price':
      return [priceLine(command, await setPrice(tx, command.product, command.price))];
    case 'choice':
      return [invitationLine(await noteChoice(tx, command))];
    case 'tickets':
      return (await findOpenTickets(tx)).map(ticketLine);
    case 'reply':
      return [ticketLine(await replyToTicket(tx, command))];
    case 'order':
      return [orderLine(await noteOrder(tx, command))];
    case 'cancellations':
      return (await findCancellations(tx)).map(cancellationLine);
    case 'terms':
      await changeTerms(tx, command.email);
      return [`${command.email} must accept the new terms.`];
  }
}

async function birthday(tx: Tx, email: string, now: Date): Promise<Booking> {
  const birthDate = await findBirthDate(tx, email);
  if (birthDate) return accrueBirthday(tx, { email, birthDate, now });
  throw new Conflict({ message: `The CRM knows no birth date of ${email}.`, errorCode: 'no_birth_date' });
}

function bookingLines({ email, type, amount, balance, invitation }: Booking): string[] {
  const booked = amount > 0 ? `Booked ${amount} tokens (${type})` : `Booked no tokens (${type})`;
  return [
    `${booked} for ${email}; the balance is ${balance}.`,
    ...(invitation ? [invitationLine(invitation)] : []),
  ];
}

function clawbackLines({ email, amount, taken, balance, owed, invitation }: Clawback): string[] {
  const back = amount > 0 ? `Took back ${taken} of ${amount} tokens` : 'Took back no tokens';
  const rest = owed > 0 ? `; the participant owes ${owed} tokens, which the next accruals repay` : '';
  return [`${back} from ${email}; the balance is ${balance}${rest}.`, invitationLine(invitation)];
}

function invitationLine({ id, name, status, amount, doubts }: InvitationRow): string {
  const tokens = amount === null ? '' : `, ${amount} tokens`;
  const why =
    status === 'review' && doubts.length > 0 ? ` (${doubts.map((doubt) => DOUBTS[doubt]).join('; ')})` : '';
  return `Invitation ${id}: ${name}, ${status}${tokens}${why}`;
}

const CARD_STATUSES: Record<number, string> = { 1: 'active', 2: 'off', 5: 'blocked' };

function cardLine(number: string, { status, isChanged }: { status: number; isChanged: boolean }): string {
  return `Card ${number} is ${isChanged ? 'now' : 'already'} ${CARD_STATUSES[status]}.`;
}

function requestLine({ id, kind, amount, email, status, comment }: RequestRow): string {
  const what = amount === null ? kind : `${kind} of ${amount} tokens`;
  return `Request ${id}: ${what} by ${email}, ${status}${comment ? `: ${comment}` : ''}`;
}

function ticketLine(ticket: TicketRow): string {
  const { id, topic, email, status, text, answer } = ticket;
  const told = answer === null ? '' : ` | answer ${answerVersion(ticket)}: ${answer}`;
  return `Ticket ${id}: ${topic} by ${email}, ${status}: ${text}${told}`;
}

function orderLine({ id, name, email, status, expectedOn, tracking }: OrderLine): string {
  const known = [expectedOn && `expected on ${expectedOn}`, tracking && `tracking number ${tracking}`];
  return [`Order ${id}: ${name} of ${email}, ${status}`, ...known].filter(Boolean).join(', ');
}

function cancellationLine({ id, name, price, email, fullName, reason, at, manager }: Cancellation): string {
  const who = [fullName, email].filter(Boolean).join(' ');
  return `${at.toISOString()}, order ${id}: ${name}, ${price} tokens, by ${who}, manager ${manager ?? 'none'}: ${reason ?? ''}`;
}

function priceLine({ product, price }: { product: number; price: number }, before: number): string {
  return `Product ${product} now costs ${price} tokens. The previous price was ${before}.`;
}
