import { createTransport } from 'nodemailer';
import type { Carrier, Carriers } from './delivery.ts';
import { TIME_LIMITS } from './limits.ts';

export interface CarrierOptions {
  /** `smtp://user:password@host:port`. Without a URL, e-mails stay in the outbox. */
  smtpUrl?: string | undefined;
  /** The sender of e-mails. */
  mailFrom?: string | undefined;
  /** The gateway's URL for `POST {id, to, text}`. Without a URL, SMS stay in the outbox. */
  smsGatewayUrl?: string | undefined;
  /** Bearer token of the gateway. */
  smsGatewayToken?: string | undefined;
}

const NOBODY = 'no-reply@cabinet.test';

/** Returns the carriers that the settings configure. */
export function carriersOf({ smtpUrl, mailFrom, smsGatewayUrl, smsGatewayToken }: CarrierOptions): Carriers {
  return {
    ...(smtpUrl && { email: mailCarrier(smtpUrl, mailFrom ?? NOBODY) }),
    ...(smsGatewayUrl && { sms: smsCarrier(smsGatewayUrl, smsGatewayToken) }),
  };
}

function mailCarrier(smtpUrl: string, from: string): Carrier {
  const { delivery } = TIME_LIMITS;
  const limits = { connectionTimeout: delivery, greetingTimeout: delivery, socketTimeout: delivery };
  const transport = createTransport({ url: smtpUrl, ...limits });
  const host = from.split('@').at(-1)?.replace('>', '');
  return async ({ id, to, subject, text }) => {
    // A stable message id per letter lets a mailbox detect a duplicate delivery.
    await transport.sendMail({ from, to, subject: subject ?? '', text, messageId: `<outbox-${id}@${host}>` });
  };
}

function smsCarrier(url: string, token: string | undefined): Carrier {
  return async ({ id, to, text }) => {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': `outbox-${id}`,
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ id, to, text }),
      signal: AbortSignal.timeout(TIME_LIMITS.delivery),
    });
    if (!ok) throw Object.assign(new Error('the SMS gateway refused the message'), { code: status });
  };
}
