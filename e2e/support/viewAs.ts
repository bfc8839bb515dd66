import type { Page } from '@playwright/test';

/** Gives the reason of staff for opening the cabinet in the address (§6). */
export async function giveReason(page: Page): Promise<void> {
  await page.getByLabel('Причина').fill('Вопрос о заказе');
  await page.getByRole('button', { name: 'Открыть кабинет' }).click();
}
