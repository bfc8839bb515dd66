import type { Page } from '@playwright/test';

/** Staff says why they open the cabinet that the address names (§6). */
export async function giveReason(page: Page): Promise<void> {
  await page.getByLabel('Причина').fill('Вопрос о заказе');
  await page.getByRole('button', { name: 'Открыть кабинет' }).click();
}
