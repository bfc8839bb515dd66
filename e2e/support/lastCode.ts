import type { APIRequestContext } from '@playwright/test';

/** The code of the last SMS to a phone: six digits, as it says. */
export async function lastCode(request: APIRequestContext, origin: string, phone: string): Promise<string> {
  const answer = await request.get(`${origin}/sandbox/outbox?to=${encodeURIComponent(phone)}`, {
    headers: { accept: 'application/json' },
  });
  return (await answer.json())[0].code;
}
