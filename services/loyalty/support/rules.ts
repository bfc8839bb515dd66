import type { Locale } from '@cabinet/contracts/config';
import type { SupportTicket } from '@cabinet/contracts/support';
import type { Tx } from '../../kit/database.ts';
import { TooManyRequests } from '../../kit/errors.ts';
import { QUOTAS } from '../../kit/limits.ts';
import { sendMessage } from '../../kit/outbox.ts';
import type { Context } from '../../kit/serve.ts';
import { countTicketsToday, insertSupportTicket } from './repository.ts';

const HOUR_SECONDS = 60 * 60;
/** Any constant: tickets are rare, so one lock serialises their count. */
const TICKET_LOCK = 4_102_030;

const RECEIVED: Record<Locale, (id: number) => { subject: string; text: string }> = {
  ru: (id) => ({
    subject: `Обращение ${id} принято`,
    text: `Мы получили твоё обращение ${id} и ответим в личном кабинете, в разделе «Поддержка».`,
  }),
  uz: (id) => ({
    subject: `${id}-murojaat qabul qilindi`,
    text: `Biz ${id}-murojaatingizni oldik va shaxsiy kabinetning «Yordam» boʻlimida javob beramiz.`,
  }),
  en: (id) => ({
    subject: `Request ${id} received`,
    text: `We have received your request ${id} and will answer it under “Support” in your personal account.`,
  }),
};

/** Stores a support request and sends the caller a confirmation e-mail. */
export async function askSupport(
  tx: Tx,
  caller: Context,
  asked: Pick<SupportTicket, 'topic' | 'text'>,
): Promise<SupportTicket> {
  await tx.query('select pg_advisory_xact_lock($1)', [TICKET_LOCK]);
  if ((await countTicketsToday(tx, caller.subject)) >= QUOTAS.supportTickets.most) {
    throw new TooManyRequests(HOUR_SECONDS);
  }
  const ticket = await insertSupportTicket(tx, caller, asked);
  const letter = RECEIVED[caller.locale](ticket.id);
  await sendMessage(tx, { channel: 'email', to: caller.email, ...letter });
  return ticket;
}
