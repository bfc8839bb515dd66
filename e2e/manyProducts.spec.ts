import { addProducts } from './support/manyProducts.ts';
import { expect, type Page, test } from './support/test.ts';

const ADDED = 5_000;
/** Limit of cards: the first page, and the cards near the window at any scroll position. */
const MOST_CARDS = 120;

/** Returns the product cards in the document. */
const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: /токен/ });

/** Returns the number of the product in the middle of the window, or 0. */
function inTheMiddle(page: Page): Promise<number> {
  return page.evaluate(() => {
    const middle = innerHeight / 2;
    const items = [...document.querySelectorAll('main li[aria-posinset]')];
    const item = items.find((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top <= middle && bottom >= middle;
    });
    return Number(item?.getAttribute('aria-posinset') ?? 0);
  });
}

test('the catalogue loads and draws only nearby products of thousands, and Back restores the position', {
  tag: '@heavy',
}, async ({ system, signIn, open }) => {
  // The test restarts the system.
  test.slow();
  await system.restart((database) => addProducts(database, ADDED));
  system.isChanged = true;
  await signIn('student');

  const page = await open('/catalog/products?search=вещь+49');
  await test.step('search, counts and order cover all products', async () => {
    await expect(page.getByText('199 товаров', { exact: true })).toBeVisible();
    const found = page.getByRole('link', { name: /^Вещь\s49\s/ });
    await expect(found.locator('mark')).toHaveText(['Вещь', '49']);
    await page.getByLabel('Сортировка').selectOption('Дороже');
    await expect(cards(page).first()).toContainText('Вещь 4999');
    await page.getByRole('button', { name: 'Сбросить' }).click();
  });

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v2/api/products?')) asked.push(request.url());
  });

  await test.step('one button opens the rest, and the first new product has the focus', async () => {
    await expect(page.getByText('5 061 товар', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Показать ещё 5 041' }).click();
    await expect(page).toHaveURL(/\/my\/catalog\/products\?all=1$/);
    const item = page.getByRole('listitem').filter({ has: page.locator(':focus') });
    await expect(item).toHaveAttribute('aria-posinset', '21');
    await expect(item).toHaveAttribute('aria-setsize', '5061');
  });

  await test.step('the End key jumps to the last product without loading the products between', async () => {
    await page.keyboard.press('End');
    await expect(page.getByRole('link', { name: /^Вещь\s5000\s/ })).toBeVisible();
    expect(asked.length).toBeLessThan(10);
    expect(await cards(page).count()).toBeLessThan(MOST_CARDS);
  });

  await test.step('the Tab key also reaches products that are drawn later', async () => {
    const last = page.getByRole('link', { name: /^Вещь\s5000\s/ });
    await last.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: /^Вещь\s4999\s/ })).toBeFocused();
  });

  await test.step('the product opens above the list, and the list keeps its position', async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect.poll(() => inTheMiddle(page)).toBeGreaterThan(2_000);
    await expect.poll(() => cards(page).count()).toBeLessThan(MOST_CARDS);
    const before = await inTheMiddle(page);
    await page.locator(`li[aria-posinset="${before}"]`).getByRole('link').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await inTheMiddle(page)).toBe(before);
  });

  let place = 0;
  await test.step('Back from another page shows the same products', async () => {
    const orders = page.getByRole('link', { name: 'Заказы', exact: true });
    // Use the keyboard, because Playwright's click scrolls the page first.
    await orders.evaluate((link) => link.focus({ preventScroll: true }));
    place = await inTheMiddle(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Заказы' })).toBeVisible();
    await page.goBack();
    await expect.poll(() => inTheMiddle(page)).toBe(place);
  });

  await test.step('a reload shows the same products', async () => {
    await page.reload();
    await expect.poll(() => inTheMiddle(page)).toBe(place);
  });
});
