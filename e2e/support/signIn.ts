import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { type Account, emailOf, PASSWORD } from './accounts.ts';

export const REALM = '/identity/realms/clients/protocol/openid-connect';
const CLIENT = 'friends-public';

/**
 * Returns the button of the sign-in form, for the embedded identity service and for Keycloak (CONTRACT §2).
 */
export function signInButton(page: Page): Locator {
  return page.locator('#kc-login');
}

/** Signs in by the form, like a person. */
export async function fillInSignIn(page: Page, account: Account, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(emailOf(account));
  await page.getByRole('textbox', { name: 'Пароль' }).fill(password);
  await signInButton(page).click();
}

/** RFC 7636 appendix B. */
const PKCE = {
  verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
};

/**
 * Signs in with plain requests to the identity service's form. The session is then in the cookies of the
 * browser, as for a returning person.
 * @returns the final address: the cabinet, with the code in the fragment
 */
export async function signInByRequest(
  request: APIRequestContext,
  origin: string,
  account: Account,
): Promise<string> {
  const form = await request.get(`${origin}${REALM}/auth`, {
    params: {
      client_id: CLIENT,
      redirect_uri: `${origin}/my/`,
      response_type: 'code',
      response_mode: 'fragment',
      scope: 'openid',
      state: 'e2e',
      code_challenge: PKCE.challenge,
      code_challenge_method: 'S256',
    },
  });
  // A signed-in browser returns without a form.
  if (form.url().startsWith(`${origin}/my/`)) return form.url();
  const answer = await request.post(form.url(), {
    form: { username: emailOf(account), password: PASSWORD },
  });
  if (!answer.url().startsWith(`${origin}/my/`)) throw new Error(`the sign-in of ${account} failed`);
  return answer.url();
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
}

/** Signs in and redeems the code for tokens, like the cabinet. */
export async function redeemSignIn(
  request: APIRequestContext,
  origin: string,
  account: Account,
): Promise<Tokens> {
  const url = new URL(await signInByRequest(request, origin, account));
  const answer = await request.post(`${origin}${REALM}/token`, {
    form: {
      grant_type: 'authorization_code',
      client_id: CLIENT,
      redirect_uri: `${origin}/my/`,
      code: new URLSearchParams(url.hash.slice(1)).get('code') ?? '',
      code_verifier: PKCE.verifier,
    },
  });
  if (!answer.ok()) throw new Error(`the service refused the code of ${account}: ${answer.status()}`);
  const { access_token, refresh_token, id_token }: Tokens = await answer.json();
  return { access_token, refresh_token, id_token };
}
