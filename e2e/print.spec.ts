import { expect, type Locator, type Page, test } from './support/test.ts';

const PAPER = 'rgb(255, 255, 255)';
const INK = 'rgb(0, 0, 0)';

/** Emulates a print on A4, independent of the screen's colours. */
async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // A4 without margins, at 96 pixels per inch.
  await page.setViewportSize({ width: 688, height: 1000 });
}

async function expectPaper(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('background-color', PAPER);
  await expect(page.locator('body')).toHaveCSS('color', INK);
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  const room = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(room, 'no content is cut off at the side').toBeLessThanOrEqual(0);
}

test('an order is printed black on white with its code, and without controls', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/orders/1006');
  const code = page.getByRole('img', { name: /^Штрихкод/ });
  await expect(code).toBeVisible();
  await print(page);
  await expectPaper(page);
  await expect(page.getByText('Университет «Синергия»')).toBeVisible();
  await expect(page.getByText('Москва, ул. Измайловский Вал, 2')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Термос 0,75 л')).toBeVisible();
  await expect(code).toHaveCSS('color', INK);
  await expect(code).toHaveAttribute('shape-rendering', 'crispEdges');
  expect(await moduleWidth(code), 'a bar is at least 0.25 mm wide').toBeGreaterThan(0.95);
});

test('a printed statement has the balance and every movement, and no calls to action', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/?history=all');
  const history = page.getByRole('region', { name: 'Начисления и списания' });
  const rows = history.getByRole('listitem');
  await expect(page.getByRole('button', { name: 'Списания' })).toBeVisible();
  await page.getByRole('button', { name: /^Показать\sещё/ }).click();
  const count = await rows.count();
  await print(page);
  await expectPaper(page);
  await expect(page.getByText('можно потратить').locator('..')).toContainText(/12\s500/);
  expect(await rows.filter({ visible: true }).count()).toBe(count);
  await expect(page.getByRole('heading', { name: 'Зови своих' })).toHaveCount(0);
  await expect(page.getByRole('figure', { name: 'Карта участника' })).toHaveCount(0);
});

/** Returns the width of the narrowest bar, in pixels of 1/96 inch. */
function moduleWidth(code: Locator): Promise<number> {
  return code.evaluate((svg: SVGSVGElement) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width);
}
