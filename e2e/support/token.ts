import type { Page } from '@playwright/test';

/** The claims that the tests ask for. */
export interface Claims {
  sub?: string;
  iat: number;
  exp: number;
}

/** What stands in a token, believed or not. */
export function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

/** The access token that the page sends with its next call. */
export async function bearerOf(page: Page): Promise<string> {
  const request = await page.waitForRequest((call) => call.headers().authorization !== undefined);
  return request.headers().authorization?.replace('Bearer ', '') ?? '';
}
