import type { Locale } from '@cabinet/contracts/config';
import type { ErrorBody } from '@cabinet/contracts/error';
import { type ReminderRefusal, reminderRefusal } from '@cabinet/domain/invitation';
import type { Tx } from '../../kit/database.ts';
import { Conflict } from '../../kit/errors.ts';
import { type Message, sendMessage } from '../../kit/outbox.ts';
import { lockBalance } from '../ledger/ledger.ts';
import type { ContactRow } from '../members/contacts.ts';
import { firstName } from '../members/maskedName.ts';
import { countRemindersToday, insertReminder, wasReminded } from './reminderRepository.ts';
import { lockInvitation } from './repository.ts';

const REFUSALS: Record<ReminderRefusal, ErrorBody> = {
  'not-their-turn': {
    error: 'Сейчас от друга ничего не зависит: напоминать не о чем',
    errorCode: 'not_their_turn',
  },
  unreachable: { error: 'У нас нет ни почты, ни телефона этого друга', errorCode: 'unreachable' },
  'too-soon': {
    error: 'Другу недавно напоминали. Снова можно через три дня после прошлого.',
    errorCode: 'too_soon',
  },
  'daily-limit': { error: 'На сегодня напоминаний достаточно. Попробуй завтра.', errorCode: 'daily_limit' },
};

const TEXTS: Record<Locale, (inviter: string) => { subject: string; text: string }> = {
  ru: (inviter) => ({
    subject: 'Тебя приглашают учиться',
    text: `${inviter} напоминает о приглашении учиться у нас. Если ты передумал, ничего делать не нужно.`,
  }),
  uz: (inviter) => ({
    subject: 'Sizni oʻqishga taklif qilishdi',
    text: `${inviter} bizda oʻqish taklifini eslatmoqda. Agar fikringiz oʻzgargan boʻlsa, hech narsa qilish shart emas.`,
  }),
  en: (inviter) => ({
    subject: 'You are invited to study',
    text: `${inviter} reminds you of the invitation to study with us. If you have changed your mind, there is nothing to do.`,
  }),
};

const SOMEBODY: Record<Locale, string> = { ru: 'Твой друг', uz: 'Doʻstingiz', en: 'Your friend' };

/**
 * Reminds a friend in the participant's name. If another participant has reminded the friend, no message is
 * sent. The answer does not show the difference (B3).
 * @returns the time of the reminder
 * @throws {Conflict} with the reason of a refusal
 */
export async function remindFriend(tx: Tx, contact: ContactRow, id: number, locale: Locale): Promise<Date> {
  // The lock makes a concurrent second reminder count the first.
  await lockBalance(tx, contact.id);
  const { address, ...invitation } = await lockInvitation(tx, contact.id, id);
  const sentToday = await countRemindersToday(tx, contact.id);
  const reminded = { ...invitation, isReachable: address !== null, sentToday };
  const refusal = reminderRefusal(reminded, new Date());
  if (refusal) throw new Conflict(REFUSALS[refusal]);
  if (address !== null && !(await wasReminded(tx, id))) {
    await sendMessage(
      tx,
      messageTo(address, TEXTS[locale](firstName(contact.full_name ?? '') || SOMEBODY[locale])),
    );
  }
  return insertReminder(tx, id);
}

function messageTo(address: string, { subject, text }: { subject: string; text: string }): Message {
  return address.includes('@')
    ? { channel: 'email', to: address, subject, text }
    : { channel: 'sms', to: address, text };
}
