import { expect, type Page } from './test.ts';

/** The heading of a product after its purchase. */
export const PLACED = /^Заказ\s.*\d\sоформлен$/;

/**
 * Presses «Купить» on a product and confirms the charge. Resolves with the number of the order.
 * @param page or the part of the page with the product
 */
export async function buy(page: Pick<Page, 'getByRole'>, comment = ''): Promise<string> {
  await page.getByRole('button', { name: 'Купить' }).click();
  const question = page.getByRole('dialog', { name: /^Списать/ });
  if (comment) await question.getByLabel('Комментарий к заказу').fill(comment);
  await question.getByRole('button', { name: 'Списать' }).click();

  const placed = page.getByRole('heading', { name: PLACED });
  await expect(placed).toBeVisible();
  return (await placed.textContent())?.replace(/\D/g, '') ?? '';
}

/** Cancels the open order. */
export async function cancelOrder(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  const question = page.getByRole('dialog', { name: /^Отменить\sзаказ\s.*\?$/ });
  await question.getByLabel('Почему отменяешь?').fill(reason);
  await question.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(question).toBeHidden();
}

/** Expects the large balance on the home page. */
export async function expectBalance(page: Page, balance: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`У тебя на карте ${balance} токен`);
}

/** Counts the document loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** Navigates to an address below `/my` like the browser's own buttons, without a new load. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/my${path}`);
}
