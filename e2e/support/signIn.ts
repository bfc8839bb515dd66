import type { APIRequestContext, Page } from '@playwright/test';
import { type Account, emailOf, PASSWORD } from './accounts.ts';

const REALM = '/identity/realms/clients/protocol/openid-connect';

/** Signs in as a person does. */
export async function fillInSignIn(page: Page, account: Account, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(emailOf(account));
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
}

/**
 * Signs in at the identity service's own form, without drawing it: the session then waits in the cookies of the
 * browser, as for a person who comes back.
 */
export async function signInByRequest(
  request: APIRequestContext,
  origin: string,
  account: Account,
): Promise<void> {
  const form = await request.get(`${origin}${REALM}/auth`, {
    params: {
      client_id: 'friends-public',
      redirect_uri: `${origin}/my/`,
      response_type: 'code',
      response_mode: 'fragment',
      scope: 'openid',
      state: 'e2e',
      // RFC 7636 appendix B: the code is never redeemed.
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    },
  });
  // A browser that is signed in already is led back without a form.
  if (form.url().startsWith(`${origin}/my/`)) return;
  const answer = await request.post(form.url(), {
    form: { username: emailOf(account), password: PASSWORD },
  });
  if (!answer.url().startsWith(`${origin}/my/`)) throw new Error(`${account} was not signed in`);
}
