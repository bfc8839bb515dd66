import type { Locale } from '@cabinet/contracts/config';
import type { ErrorBody } from '@cabinet/contracts/error';
import type { getPrivacy } from '@cabinet/contracts/privacy';
import type { RouteAnswer } from '@cabinet/contracts/route';
import { physicalCard } from '@cabinet/domain/card';
import { codeText } from '@cabinet/domain/code';
import { invitationActor } from '@cabinet/domain/invitation';
import { isOpenOrder, type LeaveRefusal, leaveRefusal } from '@cabinet/domain/leaving';
import { type CodeCheck, checkCode, issueCode } from '../../kit/codes.ts';
import type { Tx } from '../../kit/database.ts';
import { Conflict, TooManyRequests } from '../../kit/errors.ts';
import { sendMessage } from '../../kit/outbox.ts';
import type { DataHolder, Person } from '../../kit/personalData.ts';
import type { Context } from '../../kit/serve.ts';
import { findInvitations } from '../invitations/repository.ts';
import { lockBalance, move } from '../ledger/ledger.ts';
import { findCards } from '../members/cards.ts';
import { type ContactRow, findTotals, getContact } from '../members/contacts.ts';
import { keepWelcomedPhones } from '../members/welcomedPhones.ts';
import { findOrders } from '../orders/repository.ts';
import { hadWelcome } from '../programme/welcome.ts';

type Leaving = NonNullable<RouteAnswer<typeof getPrivacy>['leaving']>;

const PURPOSE = 'leave';

const REFUSALS: Record<LeaveRefusal, ErrorBody> = {
  'card-blocked': {
    error: 'Карта заблокирована. Сначала реши это с поддержкой.',
    errorCode: 'card_blocked',
  },
  'open-orders': { error: 'Сначала получи или отмени свои заказы', errorCode: 'open_orders' },
};

const CODE: Record<Locale, (code: string) => { subject: string; text: string }> = {
  ru: (code) => ({
    subject: 'Код для выхода из программы',
    text: `Код, чтобы выйти из программы: ${code}. Он действует 10 минут. После выхода карта закроется, а баланс обнулится. Если это не ты, ничего делать не нужно.`,
  }),
  uz: (code) => ({
    subject: 'Dasturdan chiqish kodi',
    text: `Dasturdan chiqish kodi: ${code}. U 10 daqiqa amal qiladi. Chiqqaningizdan soʻng karta yopiladi, balans esa nolga tushadi. Agar bu siz boʻlmasangiz, hech narsa qilish shart emas.`,
  }),
  en: (code) => ({
    subject: 'Code to leave the programme',
    text: `Your code to leave the programme: ${code}. It works for 10 minutes. After that your card is closed and its balance becomes zero. If this was not you, there is nothing to do.`,
  }),
};

const GOODBYE: Record<Locale, { subject: string; text: string }> = {
  ru: {
    subject: 'Ты больше не в программе',
    text: 'Карта закрыта, баланс списан, твои данные удалены. Это письмо последнее.',
  },
  uz: {
    subject: 'Siz dasturdan chiqdingiz',
    text: 'Karta yopildi, balans hisobdan chiqarildi, maʼlumotlaringiz oʻchirildi. Bu oxirgi xat.',
  },
  en: {
    subject: 'You have left the programme',
    text: 'Your card is closed, its balance is gone, your data has been removed. This e-mail is the last one.',
  },
};

/** Returns the consequences of leaving now, and the reason if leaving is refused. */
export async function leavingOf(tx: Tx, contact: ContactRow): Promise<Leaving> {
  const { id, balance } = contact;
  const openOrders = (await findOrders(tx, id, {})).filter(isOpenOrder).length;
  const invitations = await findInvitations(tx, id);
  return {
    balance,
    waiting: (await findTotals(tx, id)).waiting,
    invitations: invitations.filter(({ status }) => invitationActor(status) !== null).length,
    openOrders,
    refusal: leaveRefusal(physicalCard(await findCards(tx, id)), openOrders),
  };
}

/** Sends a code to the caller's own e-mail. @throws {Conflict} when the participant may not leave */
export async function sendLeaveCode(tx: Tx, caller: Context): Promise<void> {
  await insistOnLeaving(tx, await getContact(tx, caller));
  const { subject, email, network, locale } = caller;
  const issued = await issueCode(tx, { purpose: PURPOSE, subject, target: email, network });
  if ('retryAfter' in issued) throw new TooManyRequests(issued.retryAfter);
  const { code } = issued;
  await sendMessage(tx, { channel: 'email', to: email, ...CODE[locale](code), code });
}

/**
 * Leaves the programme with the code from the letter. The tokens expire, and every service deletes or
 * anonymises the personal data. A wrong code does not throw, so that the transaction commits the attempt. The
 * caller refuses after the transaction.
 */
export async function leave(
  tx: Tx,
  caller: Context,
  code: number,
  holders: readonly DataHolder[],
): Promise<CodeCheck> {
  const contact = await getContact(tx, caller);
  // The lock keeps the participant's tokens unchanged until the transaction ends.
  const balance = await lockBalance(tx, contact.id);
  await insistOnLeaving(tx, contact);
  const { subject, email, locale } = caller;
  const use = { purpose: PURPOSE, subject, target: email, code: codeText(code) };
  const check = await checkCode(tx, use);
  if (check !== 'ok') return check;
  if (balance > 0) await move(tx, { contactId: contact.id, type: 'CANCELLATION' }, -balance);
  await keepWelcome(tx, contact);
  const person: Person = { subject, email, verifiedPhone: contact.verifiedPhone };
  for (const holder of holders) await holder.forget(tx, person);
  await sendMessage(tx, { channel: 'email', to: email, ...GOODBYE[locale] });
  return check;
}

async function insistOnLeaving(tx: Tx, contact: ContactRow): Promise<void> {
  const { refusal } = await leavingOf(tx, contact);
  if (refusal) throw new Conflict(REFUSALS[refusal]);
}

async function keepWelcome(tx: Tx, { id, phones, verifiedPhone }: ContactRow): Promise<void> {
  const own = [...(phones ?? []), ...(verifiedPhone === null ? [] : [verifiedPhone])];
  if (await hadWelcome(tx, { contactId: id, phones: own })) await keepWelcomedPhones(tx, own);
}
