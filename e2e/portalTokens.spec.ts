import portalClient from '../docs/embedding/keycloak-client.json' with { type: 'json' };
import { VISITORS } from './keycloak/realm.ts';
import { fillInSignIn, type Tokens } from './support/signIn.ts';
import { expect, type Page, test } from './support/test.ts';

// Tests of docs/embedding/tokens.md on a real Keycloak; `npm run keycloak` runs them.

test.use({ environment: { PORTAL_CLIENTS: portalClient.clientId } });

const REALM = `${process.env.KEYCLOAK_URL}/realms/clients/protocol/openid-connect`;
const EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';
const ACCESS_TOKEN = 'urn:ietf:params:oauth:token-type:access_token';
const [SIGNED_IN = ''] = portalClient.redirectUris;

interface Client {
  clientId: string;
  secret: string;
}

test('the services accept the token of a visitor who signed in with the portal’s client', async ({
  page,
  system,
}) => {
  const token = await signInWith(page, portalClient);
  expect(await balanceFor(system.url, token)).toEqual([200, 12_500]);
});

test("the services refuse a visitor’s token of another client, and accept it after the portal's token exchange", async ({
  page,
  system,
}) => {
  const token = await signInWith(page, VISITORS);
  expect(await balanceFor(system.url, token)).toEqual([401, 'foreign_audience']);
  const exchanged = await askFor(portalClient, {
    grant_type: EXCHANGE,
    subject_token: token,
    subject_token_type: ACCESS_TOKEN,
    audience: 'svc',
  });
  expect(await balanceFor(system.url, exchanged)).toEqual([200, 12_500]);
});

/** Signs the visitor in at the identity service and redeems the code, as the portal's server does. */
async function signInWith(page: Page, client: Client): Promise<string> {
  const asked = {
    client_id: client.clientId,
    redirect_uri: SIGNED_IN,
    response_type: 'code',
    scope: 'openid',
  };
  await page.goto(`${REALM}/auth?${new URLSearchParams(asked)}`);
  // The portal does not run, but the browser's request for its address contains the code.
  const back = page.waitForRequest((request) => request.url().startsWith(SIGNED_IN));
  await fillInSignIn(page, 'student');
  const code = new URL((await back).url()).searchParams.get('code') ?? '';
  return askFor(client, { grant_type: 'authorization_code', code, redirect_uri: SIGNED_IN });
}

async function askFor({ clientId, secret }: Client, form: Record<string, string>): Promise<string> {
  const authorization = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
  const body = new URLSearchParams(form);
  const answer = await fetch(`${REALM}/token`, { method: 'POST', headers: { authorization }, body });
  const { access_token } = (await answer.json()) as Tokens;
  expect(answer.status).toBe(200);
  return access_token;
}

/** Calls a service with a token. @returns the balance, or the reason of a refusal */
async function balanceFor(origin: string, token: string): Promise<[number, unknown]> {
  const answer = await fetch(`${origin}/loyalty/v2/api/contacts?email=student@cabinet.test`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { contacts, errorCode } = (await answer.json()) as {
    contacts?: { balance: number }[];
    errorCode?: string;
  };
  return [answer.status, contacts?.[0]?.balance ?? errorCode];
}
