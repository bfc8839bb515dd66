import { lastCode } from './lastCode.ts';
import { expect, type Locator, type Page } from './test.ts';

// The steps of get-card, in Russian.

/** The newcomer's phone. */
export const PHONE = '+79031234503';

export const submit = (page: Page) => page.getByRole('button', { name: 'Получить карту' }).click();
export const next = (page: Page) => page.getByRole('button', { name: 'Дальше' }).click();
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

export function question(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name });
}

/** Fills in the first step, where only the middle name is unknown. */
export async function answerName(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Нет отчества' }).check();
  await next(page);
  await expect(question(page, /Как\sс\sтобой\sсвязаться/)).toBeFocused();
}

export async function verifyPhone(page: Page, origin: string, phone = PHONE): Promise<void> {
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(field(page, 'Код из СМС')).toBeFocused();
  await field(page, 'Код из СМС').fill(await lastCode(page.request, origin, phone));
  await expect(page.getByText('Номер подтверждён')).toBeVisible();
}

export async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /политикой\sобработки/ }).check();
  await page.getByRole('checkbox', { name: /правилами\sпрограммы/ }).check();
}

/** Completes all steps without sending the form. */
export async function fillIn(page: Page, origin: string): Promise<void> {
  await answerName(page);
  await verifyPhone(page, origin);
  await next(page);
  await expect(question(page, /Проверь\sи\sсогласись/)).toBeFocused();
  await agree(page);
}
