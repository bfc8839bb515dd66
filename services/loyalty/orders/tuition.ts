import type { ParsedInput } from '@cabinet/contracts/route';
import { COMMENT_LENGTH, type LocalText } from '@cabinet/contracts/text';
import type { payTuition as payTuitionRoute } from '@cabinet/contracts/tuition';
import { tuitionFormSchema } from '@cabinet/domain/forms/tuition';
import { textUpTo } from '@cabinet/domain/forms/values';
import { tuitionRefusal } from '@cabinet/domain/tuition';
import type { Tx } from '../../kit/database.ts';
import { Conflict, NotFound } from '../../kit/errors.ts';
import { parseForm } from '../../kit/parseForm.ts';
import { lockBalance } from '../ledger/ledger.ts';
import { lockCards } from '../members/cards.ts';
import { type ContactRow, findDeals } from '../members/contacts.ts';
import { purchaseRefusalBody } from '../refusals.ts';
import { cardToPayWith, chargeFor, insistOnTerms, newBarcode } from './purchase.ts';
import { insertPurchase, recordStatus } from './repository.ts';

type Payment = ParsedInput<typeof payTuitionRoute>['body'];

/** Applies the form rules of §5. `payTuition` checks the contract and the balance. */
export function parseTuition({ docNum, semester, amount, comment }: Payment): Omit<Payment, 'cardId'> {
  const values = { docNum, semester: String(semester), amount: String(amount) };
  return {
    ...parseForm(tuitionFormSchema([docNum], Number.POSITIVE_INFINITY), values),
    comment: parseForm(textUpTo(COMMENT_LENGTH), comment),
  };
}

/**
 * Pays for the participant's own study: writes charge, order and operation in the caller's transaction.
 * @returns the id of the new order
 * @throws {Conflict} the payment is refused; the body contains the reason
 */
export async function payTuition(tx: Tx, contact: ContactRow, payment: Payment): Promise<number> {
  insistOnTerms(contact);
  const available = await lockBalance(tx, contact.id);
  const card = cardToPayWith(await lockCards(tx, contact.id), payment.cardId);
  const isStudent = contact.hasWin ?? false;
  const refusal = tuitionRefusal({ card, available, isStudent, amount: payment.amount });
  if (refusal || !card) throw new Conflict(purchaseRefusalBody(refusal ?? { reason: 'no-card' }));
  await insistOnContract(tx, contact.id, payment.docNum);
  return placePayment(tx, contact.id, card.id, payment);
}

/** Accepts only contracts of the participant with the stage `WON`. Other contracts are treated as missing. */
async function insistOnContract(tx: Tx, contactId: number, docNum: string): Promise<void> {
  const deals = await findDeals(tx, contactId);
  if (deals.some((deal) => deal.docNum === docNum && deal.stageId === 'WON')) return;
  throw new NotFound({ error: 'У тебя нет такого договора', errorCode: 'no_contract' });
}

async function placePayment(
  tx: Tx,
  contactId: number,
  cardId: number,
  { docNum, semester, amount, comment }: Payment,
): Promise<number> {
  const createdAt = new Date();
  const name = tuitionName(semester, docNum);
  const id = await insertPurchase(tx, {
    contactId,
    cardId,
    productId: null,
    kind: 'tuition',
    name,
    image: null,
    tile: 1,
    variant: null,
    price: amount,
    comment,
    description: '',
    wishedAt: createdAt,
    status: 'NEW_ORDER',
    barcode: newBarcode(),
    place: null,
    pickupPointId: null,
    expectedOn: null,
    createdAt,
  });
  await recordStatus(tx, id, { status: 'NEW_ORDER', at: createdAt });
  await chargeFor(tx, contactId, id, { name, price: amount, kind: 'tuition' });
  return id;
}

function tuitionName(semester: number, docNum: string): LocalText {
  return {
    ru: `Оплата обучения, ${semester}-й семестр, договор ${docNum}`,
    uz: `Oʻqish toʻlovi, ${semester}-semestr, ${docNum} shartnoma`,
    en: `Tuition, semester ${semester}, contract ${docNum}`,
  };
}
