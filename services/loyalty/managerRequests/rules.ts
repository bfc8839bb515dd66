import type { ManagerRequest } from '@cabinet/contracts/managerRequests';
import { physicalCard } from '@cabinet/domain/card';
import { conversionRefusal } from '@cabinet/domain/conversion';
import type { ConversionOutput } from '@cabinet/domain/forms/conversion';
import type { Tx } from '../../kit/database.ts';
import { Conflict, TooManyRequests } from '../../kit/errors.ts';
import { QUOTAS } from '../../kit/limits.ts';
import { sendMessage } from '../../kit/outbox.ts';
import { lockBalance } from '../ledger/ledger.ts';
import { findReferrals } from '../ledger/repository.ts';
import { lockCards } from '../members/cards.ts';
import { type ContactRow, findManager } from '../members/contacts.ts';
import { conversionRefusalBody } from '../refusals.ts';
import { countQuestionsToday, insertManagerRequest, sumOfConversions } from './repository.ts';

const HOUR_SECONDS = 60 * 60;

/**
 * Asks the manager to convert tokens to roubles (§1). The request moves no tokens.
 * @throws {Conflict} when refused
 */
export async function requestConversion(
  tx: Tx,
  contact: ContactRow,
  { amount, comment }: ConversionOutput,
): Promise<ManagerRequest> {
  // The lock makes a concurrent second request count the first.
  const available = await lockBalance(tx, contact.id);
  const refusal = conversionRefusal({
    card: physicalCard(await lockCards(tx, contact.id)),
    paidFriends: (await findReferrals(tx, contact.id, 'ACADEM_ORDER')).length,
    available,
    requested: await sumOfConversions(tx, contact.id),
    amount,
  });
  if (refusal) throw new Conflict(conversionRefusalBody(refusal));
  return ask(tx, contact, { kind: 'conversion', amount, comment });
}

export async function askManager(tx: Tx, contact: ContactRow, comment: string): Promise<ManagerRequest> {
  if ((await countQuestionsToday(tx, contact.id)) >= QUOTAS.managerQuestions.most) {
    throw new TooManyRequests(HOUR_SECONDS);
  }
  return ask(tx, contact, { kind: 'question', amount: null, comment });
}

/** Stores the request and notifies the participant's manager, if any, in the manager's language. */
async function ask(
  tx: Tx,
  contact: ContactRow,
  asked: Pick<ManagerRequest, 'kind' | 'amount' | 'comment'>,
): Promise<ManagerRequest> {
  const request = await insertManagerRequest(tx, contact.id, asked);
  const manager = await findManager(tx, contact.managerId);
  if (manager?.email) {
    await sendMessage(tx, { channel: 'email', to: manager.email, ...letterOf(request, contact) });
  }
  return request;
}

function letterOf(
  { id, kind, amount, comment }: ManagerRequest,
  { full_name, email }: ContactRow,
): { subject: string; text: string } {
  const subject = kind === 'conversion' ? 'Обмен на рубли' : 'Вопрос участника';
  const asked = [amount && `Сумма: ${amount}`, comment].filter(Boolean).join('\n');
  return { subject: `${subject}, запрос ${id}`, text: `${full_name ?? ''} ${email}\n${asked}` };
}
