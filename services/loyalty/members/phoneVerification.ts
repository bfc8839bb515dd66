import type { Locale } from '@cabinet/contracts/config';
import { codeText } from '@cabinet/domain/code';
import { type CodeCheck, checkCode, findCodeTarget, issueCode } from '../../kit/codes.ts';
import type { Tx } from '../../kit/database.ts';
import { TooManyRequests } from '../../kit/errors.ts';
import { sendMessage } from '../../kit/outbox.ts';
import type { Context } from '../../kit/serve.ts';
import { setVerifiedPhone, takeContact } from './contacts.ts';

const PURPOSE = 'phone';

const TEXTS: Record<Locale, (code: string) => string> = {
  ru: (code) => `Код для личного кабинета: ${code}. Никому его не говори.`,
  uz: (code) => `Shaxsiy kabinet uchun kod: ${code}. Uni hech kimga aytmang.`,
  en: (code) => `Your code for the personal account: ${code}. Do not tell it to anybody.`,
};

/** Sends a code to the phone (§4 phone verification). @throws {TooManyRequests} with the time to wait (B2) */
export async function sendCode(tx: Tx, caller: Context, phone: string): Promise<void> {
  const { subject, network, locale } = caller;
  const issued = await issueCode(tx, { purpose: PURPOSE, subject, target: phone, network });
  if ('retryAfter' in issued) throw new TooManyRequests(issued.retryAfter);
  await sendMessage(tx, { channel: 'sms', to: phone, text: TEXTS[locale](issued.code), code: issued.code });
}

/**
 * Checks the code against the phone that received the last code. A correct code makes an unknown caller a
 * participant. A wrong code does not throw, so that the transaction commits the attempt. The caller refuses
 * after the transaction.
 */
export async function verify(
  tx: Tx,
  caller: Context,
  code: number,
): Promise<{ check: CodeCheck; phone: string | null }> {
  const use = { purpose: PURPOSE, subject: caller.subject };
  const phone = await findCodeTarget(tx, use);
  if (phone === null) return { check: 'expired', phone };
  const check = await checkCode(tx, { ...use, target: phone, code: codeText(code) });
  if (check === 'ok') await setVerifiedPhone(tx, (await takeContact(tx, caller)).id, phone);
  return { check, phone };
}
