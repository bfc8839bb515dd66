import { type ApiError, call, isApiError } from '@cabinet/api';
import { checkPhoneCode, sendPhoneCode } from '@cabinet/contracts/phone';
import { RESEND_SECONDS } from '@cabinet/domain/code';
import { contactAtom, refreshContact, reportApiError, store } from '@cabinet/state';
import { isToldAtField } from '../domain/codeProblem.ts';

/** Sent: no new code for `wait` seconds. Not sent: `error` explains it beside the button. */
export type Sending = { wait: number; error: null } | { wait: null; error: ApiError | null };

/**
 * Sends a code to the phone (§4 Phone verification).
 * @returns never rejects; the function has already reported the error (§8, R5)
 */
export async function sendCode(phone: string): Promise<Sending> {
  try {
    const { response } = await call(sendPhoneCode, { body: { phone } });
    return { wait: response.retryAfter ?? RESEND_SECONDS, error: null };
  } catch (error) {
    reportApiError(error);
    return { wait: null, error: isApiError(error) ? error : null };
  }
}

/**
 * Verifies the phone with the code that was sent to it. The code is a number in the request (R4). The contact
 * has the verified phone afterwards.
 * @throws the error; it has been reported (§8), unless the field of the code shows it
 */
export async function checkCode(code: number, phone: string): Promise<void> {
  try {
    const { response } = await call(checkPhoneCode, { query: { code } });
    const contact = store.get(contactAtom);
    // A newcomer becomes a participant when the phone is verified.
    if (!contact) await refreshContact();
    else store.set(contactAtom, { ...contact, verifiedPhone: response.phone ?? phone });
  } catch (error) {
    if (!isApiError(error) || !isToldAtField(error)) reportApiError(error);
    throw error;
  }
}
