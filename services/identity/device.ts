import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { REALM_PATH } from './realm.ts';

export const DEVICE_COOKIE = 'AUTH_DEVICE';

const ID_BYTES = 16;

/** Returns the cookie options for a known browser. @param isSecure browsers reach the service by TLS */
export const deviceCookie = (isSecure: boolean) =>
  ({
    httpOnly: true,
    maxAge: 180 * 24 * 60 * 60,
    path: `${REALM_PATH}/`,
    sameSite: 'lax',
    secure: isSecure,
  }) as const;

/**
 * Browsers that have signed in with an e-mail before (D4; OWASP "Slow Down Online Guessing Attacks with
 * Device Cookies"). A cookie is valid for one e-mail, and does not contain the e-mail.
 */
export interface Devices {
  /**
   * Returns the id of the browser with this cookie; null if the browser has not signed in with the e-mail.
   */
  find(cookie: string | undefined, email: string): string | null;
  /** Returns the cookie for a browser that has just signed in. */
  cookieFor(email: string): string;
}

/** @param secret the key that signs the cookies */
export function openDevices(secret: string): Devices {
  const sign = (id: string, email: string) =>
    createHmac('sha256', secret).update(`device ${id} ${email}`).digest('base64url');
  return {
    find: (cookie = '', email) => {
      const [id = '', given = ''] = cookie.split('.');
      const expected = Buffer.from(sign(id, email));
      const signature = Buffer.from(given);
      return signature.length === expected.length && timingSafeEqual(signature, expected) ? id : null;
    },
    cookieFor: (email) => {
      const id = randomBytes(ID_BYTES).toString('base64url');
      return `${id}.${sign(id, email)}`;
    },
  };
}
