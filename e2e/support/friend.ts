import { expect, type Page } from './test.ts';

export const FRIEND = { name: 'Тимур', phone: '+79161112233' };

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Получить 250' });
export const accepted = (page: Page) => page.getByRole('heading', { name: 'Анкета у нас' });

/** Returns the target of a short link. */
export async function whereItLeads(page: Page, link: string): Promise<URL> {
  return new URL((await page.request.get(link)).url());
}

/**
 * Returns the target of the student's link from the home page. The browser must be allowed to use the
 * clipboard.
 */
export async function copyLink(page: Page): Promise<URL> {
  await page.goto('/my/');
  await page.getByRole('button', { name: 'Скопировать', exact: true }).click();
  await expect(page.getByText('Ссылка скопирована')).toBeVisible();
  return whereItLeads(page, await page.evaluate(() => navigator.clipboard.readText()));
}

/** Fills in all required fields without sending the form. */
export async function fillIn(page: Page, { name, phone }: typeof FRIEND = FRIEND): Promise<void> {
  await field(page, 'Имя').fill(name);
  await field(page, 'Телефон').fill(phone);
  await page.getByRole('checkbox', { name: /политикой\sобработки/ }).check();
}
