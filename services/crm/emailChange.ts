import { EMAIL_CHANGE_TOPIC, type EmailConfirmation } from '@cabinet/contracts/crm';
import type { ErrorBody } from '@cabinet/contracts/error';
import { codeText } from '@cabinet/domain/code';
import { dateTimeIn, PROGRAMME_TIME_ZONE, toDate } from '@cabinet/domain/dates';
import { attemptsLeft, emailScreen } from '@cabinet/domain/emailScreen';
import { type CodeUse, checkCode, issueCode } from '../kit/codes.ts';
import type { Tx } from '../kit/database.ts';
import { Conflict, TooManyRequests } from '../kit/errors.ts';
import { sendMessage } from '../kit/outbox.ts';
import type { Context } from '../kit/serve.ts';
import { type ChangeTerms, changedLetter, codeLetter, replacedLetter, takenLetter } from './letters.ts';
import {
  DEAD_CODES,
  EMAIL_REFUSED,
  type EmailChangeAction,
  emailChangeRefusal,
  OTHER_EMAIL,
  SAME_EMAIL,
  wrongCodeBody,
} from './refusals.ts';
import {
  clearChange,
  countAttempt,
  type EmailChange,
  isTaken,
  lockClient,
  lockEmailChange,
  markConfirmed,
  putEmail,
  startChange,
} from './repository/emailChanges.ts';
import { openProfileRequest } from './repository/supportRequests.ts';

// The change of the client's own e-mail (§4). Each step runs in the caller's transaction with the client's
// row locked.

/**
 * Starts a change to any other e-mail. An e-mail of another client is refused only after its mailbox is
 * verified (B3).
 */
export async function requestChange(tx: Tx, caller: Context, id: number, email: string): Promise<void> {
  const { client } = await lockAllowed(tx, caller, id, 'request');
  if (email === client.email) throw new Conflict(SAME_EMAIL);
  await startChange(tx, id, email);
}

/** @param timeZone the reader's time zone, if known */
export async function sendCode(
  tx: Tx,
  caller: Context,
  id: number,
  timeZone: string | undefined,
): Promise<void> {
  const { client, info } = await lockAllowed(tx, caller, id, 'send');
  const to = client.change_client_email ?? '';
  const { network, locale } = caller;
  const issued = await issueCode(tx, { ...codeUse(caller, to), network });
  if ('retryAfter' in issued) throw new TooManyRequests(issued.retryAfter);
  const letter = (await isTaken(tx, to, id))
    ? takenLetter(locale)
    : codeLetter(locale, issued.code, termsOf(info, timeZone));
  await sendMessage(tx, { channel: 'email', to, ...letter });
}

/** Returns the terms of the change, as the screen shows them. */
function termsOf(info: EmailConfirmation, timeZone: string | undefined): ChangeTerms {
  const deadline = toDate(info.deadline);
  const own = deadline && timeZone ? dateTimeIn(deadline, timeZone) : null;
  const moment = own ?? (deadline && dateTimeIn(deadline, PROGRAMME_TIME_ZONE));
  return { until: moment ? { moment, isMoscow: own === null } : null, ...attemptsLeft(info) };
}

/**
 * Checks the code. A wrong code counts.
 * @returns the reason of a refusal, or null on success. The caller throws the refusal after the transaction,
 * so that the count stays.
 */
export async function confirmChange(
  tx: Tx,
  caller: Context,
  id: number,
  { code, email }: { code: number; email: string },
): Promise<ErrorBody | null> {
  const { client } = await lockAllowed(tx, caller, id, 'confirm');
  if (email !== client.change_client_email) return OTHER_EMAIL;
  const check = await checkCode(tx, { ...codeUse(caller, email), code: codeText(code) });
  if (check === 'wrong') return wrongCodeBody(await countAttempt(tx, id));
  if (check !== 'ok') return DEAD_CODES[check];
  if (await isTaken(tx, email, id)) return EMAIL_REFUSED;

  await markConfirmed(tx, id);
  await openProfileRequest(tx, id, `${EMAIL_CHANGE_TOPIC}: ${email}`);
  await sendMessage(tx, { channel: 'email', to: client.email ?? '', ...changedLetter(caller.locale) });
  return null;
}

export async function cancelChange(tx: Tx, caller: Context, id: number): Promise<void> {
  await lockAllowed(tx, caller, id, 'cancel');
  await clearChange(tx, id);
}

/**
 * §4: replaces the e-mail with the confirmed e-mail, and notifies the old one. A repeated call changes
 * nothing.
 */
export async function replaceEmail(tx: Tx, caller: Context, email: string): Promise<void> {
  const client = await lockClient(tx, caller);
  if (email === client.email) return;
  const { needsReplacement } = emailScreen({ client }, new Date());
  const isNeeded = needsReplacement && email === client.change_client_email;
  if (!isNeeded || (await isTaken(tx, email, client.id))) throw new Conflict(EMAIL_REFUSED);
  await putEmail(tx, client.id, email);
  await sendMessage(tx, { channel: 'email', to: client.email ?? '', ...replacedLetter(caller.locale) });
}

async function lockAllowed(
  tx: Tx,
  caller: Context,
  id: number,
  action: EmailChangeAction,
): Promise<EmailChange> {
  const change = await lockEmailChange(tx, caller, id);
  const { message } = emailScreen(change, new Date());
  const refusal = emailChangeRefusal(action, message);
  if (refusal) throw new Conflict(refusal);
  return change;
}

function codeUse({ subject }: Context, target: string): CodeUse {
  return { purpose: 'emailChange', subject, target };
}
