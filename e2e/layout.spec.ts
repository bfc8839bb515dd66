import { expect, test } from './support/test.ts';
import { misdrawn, WIDTHS } from './support/widths.ts';

test('a long name and a large balance fit their places', async ({ signIn, page, open }) => {
  const name = 'Константинопольская-Абдурахмановнахудойбердиева-Ким';
  await page.route(/\/(session|userinfo|api\/contacts)/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replaceAll('Анна', name)
      .replaceAll('Каримова', name)
      .replace(/"(balance|available)":\d+/g, '"$1":12345678');
    await route.fulfill({ response: answer, body });
  });
  await signIn('student');
  await open('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('12 345 678');
  expect(await misdrawn(page, WIDTHS)).toEqual([]);
  const figure = page.getByText('12 345 678', { exact: true }).first();
  await page.setViewportSize({ width: 320, height: 640 });
  const lines = await figure.evaluate((element) => element.getBoundingClientRect().height);
  expect(lines, 'on one line').toBeLessThan(70);
});

test('a burger and the bar lead through the cabinet below 768 pixels, and the header from 768 pixels', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/faq');
  const burger = page.getByRole('button', { name: 'Меню' });
  const sections = page.getByRole('navigation', { name: 'Разделы', exact: true });
  for (const [width, isPhone] of [
    [767, true],
    [768, false],
    [1150, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(burger).toBeVisible({ visible: isPhone });
    await expect(sections).toHaveCount(1);
    await expect(sections.getByRole('link', { name: 'Позвать' })).toHaveCount(isPhone ? 1 : 0);
    await expect(page.getByRole('button', { name: 'Выйти' })).toHaveCount(isPhone ? 0 : 1);
  }
});

for (const [dialog, path, button, width] of [
  ['question', '/orders/1012', 'Отменить заказ', 600],
  ['product', '/catalog/products', null, 1140],
] as const) {
  test(`§9 the ${dialog} is ${width} wide, and a sheet on a phone`, async ({ signIn, open }) => {
    await signIn('student');
    const page = await open(path);
    await page.setViewportSize({ width: 1920, height: 900 });
    if (button) await page.getByRole('button', { name: button }).click();
    else await page.getByRole('link', { name: 'Термос 0,75 л' }).click();
    const opened = page.getByRole('dialog');
    await expect.poll(async () => (await opened.boundingBox())?.width).toBe(width);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => opened.boundingBox()).toMatchObject({ x: 0, width: 390 });
    const box = await opened.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), 'at the end of the screen').toBe(844);
  });
}

test('1.4.10 at 400 % the bars leave the window to the page', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/catalog/products');
  await page.setViewportSize({ width: 320, height: 256 });
  const last = page.getByRole('button', { name: /^Показать\sещё/ });
  await last.scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Разделы', exact: true })).not.toBeInViewport();
});
