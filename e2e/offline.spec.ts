import type { BrowserContext } from '@playwright/test';
import { participantOf } from './support/participant.ts';
import { stopClock } from './support/session.ts';
import { expect, type Page, test } from './support/test.ts';
import { expectBalance } from './support/verbs.ts';

const STRIP = /^Нет\sсети\.\sПоказаны\sданные\sот\s(\d{1,2}:\d\d)\.$/;
/** N1: maximum time until all data is read again, in milliseconds of the page's clock. */
const RECOVERY = 2_000;

test.beforeEach(({ problems }) => problems.allow(/ERR_INTERNET_DISCONNECTED/));

/** Returns the page's clock, such as `14:20`. */
function timeOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const now = new Date();
    return `${now.getHours()}:${String(now.getMinutes()).padStart(2, '0')}`;
  });
}

/** Turns the network off. Resolves with the time of the data in the page's notice. */
async function goOffline(context: BrowserContext, page: Page): Promise<string> {
  const before = await timeOf(page);
  await context.setOffline(true);
  const time = STRIP.exec((await page.getByText(STRIP).textContent()) ?? '')?.[1] ?? '';
  expect([before, await timeOf(page)]).toContain(time);
  return time;
}

/** Turns the network on. Resolves when all given reads have happened again. */
async function goOnline(context: BrowserContext, page: Page, reads: RegExp[]): Promise<void> {
  const again = reads.map((url) => page.waitForResponse(url));
  await context.setOffline(false);
  await Promise.all(again);
  await expect(page.getByText(STRIP)).toHaveCount(0);
}

/** N1: like `goOnline`, within two seconds of the page's clock. */
async function goOnlineInTime(context: BrowserContext, page: Page, reads: RegExp[]): Promise<void> {
  await stopClock(context);
  const again = reads.map((url) => page.waitForResponse(url));
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await page.clock.runFor(RECOVERY);
  await Promise.all(again);
  await page.clock.resume();
  await expect(page.getByText(STRIP)).toHaveCount(0);
}

/** Records all writes from now on. */
function recordWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method())) writes.push(`${request.method()} ${request.url()}`);
  });
  return writes;
}

test('N1 R31 without a network home keeps its data with their time, and within 2 s afterwards all is new', async ({
  context,
  open,
  page,
  signIn,
  system,
}) => {
  await signIn('student');
  const participant = participantOf(page, system.url);
  await page.clock.install();
  await open('/');
  await expectBalance(page, '12 500');
  await page.getByRole('banner').getByRole('link', { name: 'Каталог' }).click();
  await expect(page.getByRole('link', { name: 'Термос 0,75 л' })).toBeVisible();

  const since = await goOffline(context, page);
  await page.clock.fastForward('10:00');
  await expect(page.getByText(STRIP)).toContainText(since);
  await page.getByRole('banner').getByRole('link', { name: 'Главная' }).click();
  await expectBalance(page, '12 500');
  await expect(page.getByRole('listitem').filter({ hasText: 'Заказ 1012' }).first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);

  system.isChanged = true;
  const { cards } = await participant.get<{ cards: { id: number; typeId: number }[] }>('/loyalty/api/cards');
  const cardId = cards.find(({ typeId }) => typeId === 2)?.id;
  await participant.post('/loyalty/api/orders', { cardId, prodId: 12, date: new Date().toISOString() });
  await goOnlineInTime(context, page, [/\/v2\/api\/contacts\?/, /\/api\/cards\?/, /\/v2\/api\/operations/]);
  await expectBalance(page, '10 100');
  await expect(page.getByRole('listitem').filter({ hasText: '−2 400' })).toHaveCount(1);
});

test('N1 R31 without a network the catalogue keeps its list and marks it as old until the network is back', async ({
  context,
  open,
  page,
  signIn,
}) => {
  await signIn('student');
  await page.clock.install();
  await open('/catalog/products');
  await expect(page.getByRole('link', { name: 'Термос 0,75 л' })).toBeVisible();

  await goOffline(context, page);
  await page.getByRole('checkbox', { name: 'Сумки и поездки' }).click();
  // A list has a debounce of 100 ms, and the client requests it four times (N3).
  const stale = page.getByRole('main').getByRole('alert');
  await expect(async () => {
    await page.clock.fastForward(1_200);
    await expect(stale).toContainText('Показываем то, что успели загрузить', { timeout: 100 });
  }).toPass();
  await expect(page.getByRole('link', { name: 'Термос 0,75 л' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Уведомления' })).toHaveText('');

  await goOnlineInTime(context, page, [/\/v2\/api\/products\?/]);
  await expect(page.getByText('10 товаров')).toBeVisible();
  await expect(stale).toHaveCount(0);
});

test('R31 without a network a purchase keeps its text, sends nothing, and continues when the network is back', {
  tag: '@main',
}, async ({ context, open, page, signIn }) => {
  await signIn('student');
  await open('/catalog/12');
  const buy = page.getByRole('button', { name: 'Купить' });
  await buy.click();
  const question = page.getByRole('dialog', { name: /^Списать/ });
  const comment = question.getByLabel('Комментарий к заказу');
  await comment.fill('Оставьте на кафедре');

  await goOffline(context, page);
  const writes = recordWrites(page);
  await expect(question).toContainText('Без сети ничего не отправлено и не списано');
  await expect(question.getByRole('button', { name: 'Списать' })).toBeDisabled();
  await expect(comment).toHaveValue('Оставьте на кафедре');
  await question.getByRole('button', { name: 'Не сейчас' }).click();
  await expect(buy).toBeDisabled();
  await expect(buy).toHaveAccessibleDescription(
    /Сейчас\sнет\sсети:\sкупить\sполучится,\sкогда\sона\sпоявится/,
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Термос 0,75 л' })).toBeVisible();
  expect(writes).toEqual([]);

  await goOnline(context, page, [/\/v2\/api\/contacts\?/]);
  await buy.click();
  await expect(comment).toHaveValue('Оставьте на кафедре');
  await question.getByRole('button', { name: 'Списать' }).click();
  await page.getByRole('link', { name: 'Открыть заказ' }).click();
  await expect(page.getByText('Оставьте на кафедре')).toBeVisible();
});

test('R31 without a network no order is cancelled, and the form keeps the reason', async ({
  context,
  open,
  page,
  signIn,
}) => {
  await signIn('student');
  await open('/orders');
  await page.getByRole('link', { name: 'Худи «Первый курс»' }).click();
  const cancel = page.getByRole('button', { name: 'Отменить заказ' });
  await cancel.click();
  const question = page.getByRole('dialog', { name: /^Отменить\sзаказ\s.*\?$/ });
  await question.getByLabel('Почему отменяешь?').fill('Не тот размер');

  await goOffline(context, page);
  const writes = recordWrites(page);
  await expect(question.getByRole('button', { name: 'Отменить заказ' })).toBeDisabled();
  await expect(question).toContainText('Сейчас нет сети. Отменить заказ получится, когда она появится.');
  await question.getByRole('button', { name: 'Не отменять' }).click();
  await expect(cancel).toBeHidden();
  await expect(
    page.getByText('Сейчас нет сети. Отменить заказ получится, когда она появится.'),
  ).toBeVisible();
  expect(writes).toEqual([]);

  await goOnline(context, page, [/\/v2\/api\/contacts\?/]);
  await cancel.click();
  await expect(question.getByLabel('Почему отменяешь?')).toHaveValue('Не тот размер');
  await question.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Отменён' })).toBeVisible();
});

test('§4 without a network no toast appears', async ({ context, open, page, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('student');
  await open('/');
  const copy = page.getByRole('button', { name: 'Скопировать' });
  const toasts = page.getByRole('region', { name: 'Уведомления' });
  await expect(copy).toBeEnabled();
  await goOffline(context, page);
  await copy.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/f\/\w+$/);
  await expect(toasts).toHaveText('');
  await goOnline(context, page, [/\/v2\/api\/contacts\?/]);
  await copy.click();
  await expect(toasts).toContainText('Ссылка скопирована');
});

test('§2 without a network the share panel explains the failure, and opens when the network is back', async ({
  context,
  open,
  page,
  signIn,
}) => {
  await signIn('student');
  await open('/faq');
  const invite = page.getByRole('banner').getByRole('button', { name: 'Пригласить' });
  await expect(invite).toBeVisible();
  await goOffline(context, page);
  await invite.click();
  const failure = page.getByRole('alert').filter({ hasText: 'Приглашение не загрузилось' });
  await expect(failure).toContainText('Похоже, нет связи');
  await goOnline(context, page, [/\/v2\/api\/contacts\?/]);
  await failure.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('heading', { name: 'Позвать друга' })).toBeVisible();
});
