import { contrastOf } from '../shell/src/documentation/design/contrast.ts';
import { embed, expect, test } from './support/embedder.ts';
import { layoutShiftsOf } from './support/layoutShifts.ts';
import type { Locator, Page } from './support/test.ts';
import { buy } from './support/verbs.ts';

// The tests cover `/my/documentation/embedding` and its promises to portals: no layout shifts, and readable
// colours.

const mugOf = (element: Locator) => element.getByRole('link', { name: /Кружка\s«Своим»/ });

test('the documentation lets a developer try an element, and the copied code works in a portal', {
  tag: '@main',
}, async ({ context, open, openPortal, portal, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write', 'local-network-access']);
  await signIn('student');
  const page = await open('/documentation/embedding');
  const catalogue = page.locator('cabinet-catalog');
  await expect(mugOf(catalogue)).toBeVisible();
  expect((await layoutShiftsOf(page, 'article')).moved).toEqual([]);

  await test.step('the element applies a setting at once', async () => {
    await page.getByLabel('Шрифт', { exact: true }).selectOption('Georgia, serif');
    await page.getByLabel('Акцент').fill('#0b7a4b');
    await page.getByRole('combobox', { name: 'Тема' }).selectOption('dark');
    const heading = catalogue.getByRole('heading', { name: 'Каталог' });
    await expect(heading).toHaveCSS('font-family', /^Georgia, serif, /);
    await expect(heading).toHaveCSS('color', 'rgb(244, 242, 236)');
    await page.getByRole('group', { name: 'Ширина места' }).getByRole('button', { name: '320' }).click();
    await expect.poll(async () => (await catalogue.boundingBox())?.width).toBe(320);
  });

  await test.step('the log shows the events of the element', async () => {
    const log = page.getByRole('log', { name: 'События' });
    await mugOf(catalogue).click();
    await expect(log.getByRole('listitem').first()).toContainText('"path": "/catalog/3"');
    await buy(catalogue);
    await expect(log.getByText('cabinet-order')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Очистить' }).click();
    await expect(log.getByRole('listitem')).toHaveCount(0);
  });

  await test.step('the copied code works as a page of a portal', async () => {
    await page.getByRole('combobox', { name: 'Язык' }).selectOption('en');
    await page
      .getByRole('tabpanel', { name: 'HTML' })
      .getByRole('button', { name: 'Скопировать код' })
      .click();
    await expect(page.getByText('Код скопирован')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await context.route(`${portal.url}/copied/`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><main>${copied}</main><footer>Below</footer>`,
      }),
    );
    await openPortal('/copied/');
    await expect(catalogue.getByRole('link', { name: /mug/ }).first()).toBeVisible();
    await expect(catalogue.getByRole('heading', { name: 'Catalogue' })).toHaveCSS(
      'color',
      'rgb(244, 242, 236)',
    );
    expect((await layoutShiftsOf(page)).moved).toEqual([]);
  });
});

test('a catalogue that loads into a page moves nothing below it', async ({ openPortal, page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  const { promise: drawn, resolve: tellDrawn } = Promise.withResolvers<void>();
  await page.route('**/embed/v1.js', async (route) => {
    await drawn;
    await route.continue();
  });
  const opening = openPortal('/plain/');
  await expect(page.getByText(/^What stands below/)).toBeVisible();
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  tellDrawn();
  await opening;
  await expect(mugOf(page.locator('cabinet-catalog'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNoShifts(page);
});

test('a late element reserves its own height, and a hidden element reserves none', async ({ openPortal }) => {
  const page = await openPortal('/bare/');
  const referral = await embed(page, 'referral');
  await page.evaluate(() => document.body.append('Below'));
  expect(await heightOf(referral)).toBe(320);
  await expect(referral.getByText(/\/f\/\w+$/)).toBeVisible();
  await expectNoShifts(page);
  await referral.evaluate((element) => element.setAttribute('hidden', ''));
  await expect(referral).toBeHidden();
});

test('an element shows a skeleton in its reserved height until the remote is ready', async ({
  openPortal,
  page,
}) => {
  const { promise: seen, resolve: tellSeen } = Promise.withResolvers<void>();
  await page.route('**/embed/mount.js', async (route) => {
    await seen;
    await route.continue();
  });
  await openPortal('/bare/');
  const referral = await embed(page, 'referral');
  const skeletonOf = () =>
    referral.evaluate((element) => {
      const slot = element.shadowRoot?.querySelector('slot');
      if (!slot) return null;
      return { height: slot.offsetHeight, isDrawn: getComputedStyle(slot).backgroundImage !== 'none' };
    });
  expect(await skeletonOf()).toEqual({ height: 320, isDrawn: true });

  tellSeen();
  await expect(referral.getByText(/\/f\/\w+$/)).toBeVisible();
  expect(await skeletonOf()).toBeNull();
});

async function heightOf(element: Locator): Promise<number | undefined> {
  return (await element.boundingBox())?.height;
}

/** Expects that nothing in the portal moves. Inside the element, letters may move when the font loads. */
async function expectNoShifts(page: Page): Promise<void> {
  const { total, moved } = await layoutShiftsOf(page);
  console.log(`layout shifts around and inside an element: ${total.toFixed(5)}`);
  expect(moved).toEqual([]);
  expect(total).toBeLessThan(0.001);
}

/** Light, dark and medium accents, and backgrounds that no theme would have. */
const COLOURS = [
  '#ffe600',
  '#ff0000',
  '#777777',
  '#0b7a4b',
  '#0000ff',
  '#008b8b',
  '#ff00ff',
  '#000000',
  '#ffffff',
];

/** Pairs of text and background, with their minimum contrast (WCAG 1.4.3 and 1.4.11). */
const PAIRS: [string, string, number][] = [
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['on-stage', 'stage', 4.5],
  ['on-stage-2', 'stage-2', 4.5],
  ['accent', 'stage', 3],
  ['ring-2', 'stage', 3],
  ...['ink', 'ink-2', 'ink-3', 'success', 'danger'].map((text): [string, string, number] => [
    text,
    'bg',
    4.5,
  ]),
  ['line-strong', 'bg', 3],
];

test('every text stays readable with any colours of a portal, in both modes', async ({ openPortal }) => {
  const page = await openPortal('/bare/');
  const orders = await embed(page, 'orders');
  await expect(orders.getByRole('heading', { name: 'Заказы' })).toBeVisible();
  const tokens = [...new Set(PAIRS.flatMap((pair) => pair.slice(0, 2) as string[]))];

  for (const theme of ['light', 'dark'])
    for (const variant of ['synergy', 'mti', 'people'])
      for (const colour of COLOURS) {
        await orders.evaluate(
          (element, { theme, variant, colour }) => {
            element.setAttribute('theme', theme);
            element.setAttribute('variant', variant);
            for (const name of ['accent', 'surface']) element.style.setProperty(`--cabinet-${name}`, colour);
          },
          { theme, variant, colour },
        );
        const drawn = await orders.evaluate(drawnColours, tokens);
        const weak = PAIRS.filter(
          ([text, ground, least]) => (contrastOf(drawn[text] ?? '', drawn[ground] ?? '') ?? 0) < least,
        );
        expect.soft(weak, `${colour} in ${variant}, ${theme}`).toEqual([]);
      }
});

/** Returns the colours of tokens inside an element, as the screen shows them. */
function drawnColours(element: Element, tokens: string[]): Record<string, string> {
  const page = element.shadowRoot?.querySelector('[data-variant]');
  const probe = page?.appendChild(document.createElement('i'));
  const canvas = document.createElement('canvas').getContext('2d');
  if (!probe || !canvas) throw new Error('there is nothing to draw with');
  const drawn = tokens.map((token) => {
    probe.style.color = `var(--c-${token})`;
    canvas.fillStyle = getComputedStyle(probe).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    return [token, `rgb(${red}, ${green}, ${blue})`];
  });
  probe.remove();
  return Object.fromEntries(drawn);
}

test('an element has the cabinet’s look if the portal sets nothing', async ({ openPortal }) => {
  const page = await openPortal('/bare/');
  const orders = await embed(page, 'orders', { theme: 'light', variant: 'synergy' });
  await expect(orders.getByRole('heading', { name: 'Заказы' })).toBeVisible();
  expect(await orders.evaluate(drawnColours, ['primary', 'on-primary', 'stage', 'bg'])).toEqual({
    primary: 'rgb(195, 16, 45)',
    'on-primary': 'rgb(255, 255, 255)',
    stage: 'rgb(195, 16, 45)',
    bg: 'rgb(244, 242, 236)',
  });
});
