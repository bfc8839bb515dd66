import { call } from '@cabinet/api/client';
import { checkPhoneCode, sendPhoneCode } from '@cabinet/contracts/loyalty';
import { RESEND_SECONDS } from '@cabinet/domain/code';
import { reportApiError } from './errors.ts';

/**
 * Sends a code to the phone (§4 Phone verification).
 * @returns seconds until another one may be sent; null when it was not sent: that has been told (§8, R5)
 */
export async function sendCode(phone: string): Promise<number | null> {
  try {
    const { response } = await call(sendPhoneCode, { body: { phone } });
    return response.retryAfter ?? RESEND_SECONDS;
  } catch (error) {
    reportApiError(error);
    return null;
  }
}

/**
 * Verifies the phone by the code; a number on the wire (R4).
 * @throws what went wrong, after it has been told (§8)
 */
export async function checkCode(code: string): Promise<void> {
  try {
    await call(checkPhoneCode, { query: { code: Number(code) } });
  } catch (error) {
    reportApiError(error);
    throw error;
  }
}
