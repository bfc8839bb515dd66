import { speak } from './support/language.ts';
import { PAGES, STATES, visit } from './support/places.ts';
import { expect, type Page, test } from './support/test.ts';

/** §9 with both sides of every breakpoint, 1280 at 200 % (640) and at 400 % (320). */
const WIDTHS = [320, 360, 375, 425, 640, 768, 1149, 1150, 1280, 1920];

/** Where there is least room for what is there. */
const NARROW = [320, 768, 1150];

/** WCAG 1.4.12: a reader's own spacing. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`;

for (const place of [...PAGES, ...STATES]) {
  test(`1.4.10, 1.4.12 nothing is wider than the screen: ${place.name}`, async ({
    signIn,
    open,
    problems,
  }) => {
    await signIn(place.account ?? 'student');
    const page = await visit(place, { open, problems });
    for (const language of ['ru', 'uz'] as const) {
      await speak(page, language);
      expect(await tooWide(page, WIDTHS), language).toEqual([]);
      await space(page, SPACING);
      expect(await tooWide(page, NARROW), `${language} with wide spacing`).toEqual([]);
      await space(page, '');
    }
  });
}

test('a long name and a large balance keep to their places', async ({ signIn, page, open }) => {
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
  expect(await tooWide(page, WIDTHS)).toEqual([]);
  const figure = page.getByText('12 345 678', { exact: true }).first();
  await page.setViewportSize({ width: 320, height: 640 });
  const lines = await figure.evaluate((element) => element.getBoundingClientRect().height);
  expect(lines, 'on one line').toBeLessThan(70);
});

test('below 768 a burger and the bar lead through the cabinet, from there on the header', async ({
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
  const last = page.getByRole('button', { name: /^Показать ещё/ });
  await last.scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Разделы', exact: true })).not.toBeInViewport();
});

/** At which widths what sticks out at the end, one line each. */
async function tooWide(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const offenders = await page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return null;
      const out = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
      );
      return out.map((element) => element.outerHTML.slice(0, 80)).slice(-3);
    });
    if (offenders) found.push(`at ${width}: ${offenders.join(' | ')}`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}

/** A reader's style sheet. */
function space(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
