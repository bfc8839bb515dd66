import type { Page } from '@playwright/test';

/** The claims that the tests read. */
export interface Claims {
  sub?: string;
  iat: number;
  exp: number;
}

/** Returns the content of a token without a check of its signature. */
export function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

/** Returns the access token of the page's next call. */
export async function bearerOf(page: Page): Promise<string> {
  const request = await page.waitForRequest((call) => call.headers().authorization !== undefined);
  return request.headers().authorization?.replace('Bearer ', '') ?? '';
}
