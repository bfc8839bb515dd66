import { type ApiError, call, isApiError } from '@cabinet/api';
import { checkPhoneCode, sendPhoneCode } from '@cabinet/contracts/loyalty';
import { RESEND_SECONDS } from '@cabinet/domain/code';
import { contactAtom, refreshContact, reportApiError, store } from '@cabinet/state';
import { isToldAtField } from '../domain/codeProblem.ts';

/** Sent, and for how many seconds no other may be; or not sent, for whoever shows why where the code is asked for. */
export type Sending = { wait: number; error: null } | { wait: null; error: ApiError | null };

/**
 * Sends a code to the phone (§4 Phone verification).
 * @returns never a rejection: what went wrong has been told (§8, R5)
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
 * Verifies the phone by the code that was sent to it; a number on the wire (R4). The contact has it from then on.
 * @throws what went wrong; it has been told (§8) unless the field of the code tells it
 */
export async function checkCode(code: string, phone: string): Promise<void> {
  try {
    const { response } = await call(checkPhoneCode, { query: { code: Number(code) } });
    const contact = store.get(contactAtom);
    // Whom nobody knew is a participant from the verified phone on.
    if (!contact) await refreshContact();
    else store.set(contactAtom, { ...contact, verifiedPhone: response.phone ?? phone });
  } catch (error) {
    if (!isApiError(error) || !isToldAtField(error)) reportApiError(error);
    throw error;
  }
}
