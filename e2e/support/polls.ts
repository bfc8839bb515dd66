import type { Page, Response } from '@playwright/test';

/** §4 Events. */
export const POLL_MS = 30_000;

export function nextPoll(page: Page): Promise<Response> {
  return page.waitForResponse((response) => response.url().endsWith('/api/contactTracking'));
}

/** Passes a number of polls. Each poll gets its answer before the next poll is due. */
export async function passPolls(page: Page, count: number): Promise<void> {
  for (let poll = 0; poll < count; poll += 1) {
    const answered = nextPoll(page);
    await page.clock.fastForward(POLL_MS);
    await (await answered).finished();
  }
}
