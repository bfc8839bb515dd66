import { readDocumentation } from './support/documentation.ts';
import { lookOf } from './support/look.ts';
import { expect, test } from './support/test.ts';
import { countLoads } from './support/verbs.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('§2 the documentation is open without a card and has an index by groups and neighbouring pages', async ({
  signIn,
  open,
}) => {
  await signIn('newcomer');
  const page = await open('/documentation');
  await expect(page.getByRole('heading', { level: 1, name: 'Документация' })).toBeVisible();
  for (const group of ['Дизайн-система', 'Базовые компоненты', 'Компоненты приложения', 'Функции', 'Порталы'])
    await expect(page.getByRole('heading', { level: 2, name: group })).toBeVisible();
  const costs = page.getByRole('table', { name: 'Вес компонентов' });
  await expect(costs.getByRole('row', { name: /^Button \d+ \d+/ })).toBeVisible();

  const loads = countLoads(page);
  await page.getByRole('article').getByRole('link', { name: 'Кнопка', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Кнопка' })).toBeFocused();
  await expect(page).toHaveTitle('Кнопка · Документация');
  await page
    .getByRole('navigation', { name: 'Соседние страницы' })
    .getByRole('link', { name: 'Список' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Список' })).toBeFocused();
  expect(loads()).toBe(0);
});

test('R38 the documentation shows a dialog that nothing else in the cabinet opens', async ({
  signIn,
  open,
}) => {
  await signIn('off');
  const page = await open('/documentation/sms-welcome');
  await page.getByRole('button', { name: 'Открыть диалог' }).click();
  const welcome = page.getByRole('dialog');
  await expect(welcome.getByRole('link', { name: /^\+/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(welcome).toBeHidden();
});

test('a snippet contains the text of the example and its imports', async ({ signIn, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('student');
  const page = await open('/documentation/button');
  const example = page.getByRole('region', { name: 'Вид кнопки у ссылки' });
  await example.getByRole('button', { name: 'Скопировать код' }).click();
  await expect(page.getByText('Код скопирован')).toBeVisible();

  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("import { buttonClass } from '@cabinet/ui/Button';");
  expect(copied).toContain('<Link className={buttonClass({');
  await example.getByRole('button', { name: 'Код', exact: true }).click();
  expect(await example.locator('code').textContent()).toBe(copied);
});

test('the table of properties comes from the types: name, type, default and description', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/documentation/tags');
  const limit = page.getByRole('table', { name: 'Свойства Tags' }).getByRole('row', { name: /^limit/ });
  await expect(limit.getByRole('cell')).toHaveText(['number', '5', 'How many are shown at first.']);
  const label = page.getByRole('table', { name: 'Свойства Tags' }).getByRole('row', { name: /^label/ });
  await expect(label.getByRole('rowheader')).toHaveText('label обязательно');
});

test('§2 the iframe child shows one example alone, or all examples of a page', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/documentation/iframe/button/OnStage');
  await expect(page.getByRole('button')).toHaveText(['Пригласить', 'Не сейчас']);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await open('/documentation/iframe/button');
  await expect(page.getByRole('button', { name: 'Купить' }).first()).toBeVisible();
  await open('/documentation/iframe/nothing');
  await expect(page.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible();
});

test('variant, mode and language change at once, and the cabinet remembers the mode', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/documentation/tokens');
  const html = page.locator('html');
  await page.getByLabel('Вариант оформления').selectOption('mti');
  await expect(html).toHaveAttribute('data-variant', 'mti');
  await expect(page.getByText('коинов').first()).toBeAttached();

  await page.getByRole('group', { name: 'Тема' }).getByRole('button', { name: 'Тёмная' }).click();
  await expect(html).toHaveAttribute('data-mode', 'dark');
  await page.getByRole('button', { name: /Язык/ }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tokens' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Tokens' })).toBeVisible();
  await expect(html).toHaveAttribute('data-mode', 'dark');
  await expect(html).toHaveAttribute('data-variant', 'mti');
});

test('a participant chooses the mode in the profile or in the menu of a phone', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/profile');
  const html = page.locator('html');
  await page.getByRole('button', { name: /^Тема/ }).click();
  await page.getByRole('group', { name: 'Тема' }).getByRole('button', { name: 'Тёмная' }).click();
  await expect(html).toHaveAttribute('data-mode', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(17, 18, 23)');

  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Меню' }).click();
  await page.getByRole('dialog', { name: 'Меню' }).getByRole('button', { name: 'Как в системе' }).click();
  await expect(html).not.toHaveAttribute('data-mode');
});

test('every component in a Shadow root on a hostile page looks the same as outside', async ({
  signIn,
  open,
}) => {
  test.setTimeout(480_000);
  await signIn('student');
  const page = await open('/documentation');
  const { paths, goTo } = await readDocumentation(page);
  const looks = new Map<string, string[]>();
  for (const path of paths) {
    const alone = path.replace('/documentation', '/documentation/iframe');
    await goTo(alone);
    const look = await lookOf(page);
    if (look.length > 0) looks.set(`${alone}?hostile`, look);
  }
  expect(looks.size).toBeGreaterThan(50);

  await open('/documentation/iframe/button?hostile');
  await expect(page.getByRole('main')).toBeVisible();
  for (const [path, outside] of looks) {
    await goTo(path);
    await expect.poll(() => lookOf(page), path).toEqual(outside);
  }
});
