import type { APIRequestContext } from '@playwright/test';

/** Returns the six-digit code of the last message to an address. */
export async function lastCode(request: APIRequestContext, origin: string, phone: string): Promise<string> {
  const answer = await request.get(`${origin}/sandbox/outbox?to=${encodeURIComponent(phone)}`, {
    headers: { accept: 'application/json' },
  });
  return (await answer.json())[0].code;
}
