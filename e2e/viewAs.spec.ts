import type { Request } from '@playwright/test';
import { expect, type Page, test } from './support/test.ts';
import { expectBalance } from './support/verbs.ts';
import { giveReason } from './support/viewAs.ts';

test('§6 staff sees a participant’s cabinet under a banner, and can buy nothing', {
  tag: '@main',
}, async ({ signIn, open }) => {
  await signIn('manager');
  const page = await open('/?ownerEmail=student@cabinet.test');
  await expect(page.getByText('Ты смотришь кабинет участника student@cabinet.test')).toBeVisible();
  await expectBalance(page, '12 500');

  await page.getByRole('link', { name: 'Потратить в каталоге' }).click();
  await page.getByRole('link', { name: 'Термос 0,75 л' }).click();
  const button = page.getByRole('button', { name: 'Купить' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/чужой\sкабинет/);
});

for (const [role, name] of [
  ['admin', 'Виктория Белова'],
  ['tokens-admin', 'Наталья Зайцева'],
  ['tokens-manager', 'Фарход Мирзаев'],
] as const) {
  test(`§6 ${role} also sees a participant’s cabinet, and the participant sees the visit`, async ({
    context,
    signIn,
    open,
    system,
  }) => {
    system.isChanged = true;
    await signIn(role);
    const page = await open('/?ownerEmail=poor@cabinet.test');
    await expect(page.getByText('Ты смотришь кабинет участника poor@cabinet.test')).toBeVisible();
    await expectBalance(page, '100');

    await context.clearCookies();
    await signIn('poor');
    await open('/?open=views');
    const visit = page.getByRole('dialog').getByRole('listitem').first();
    await expect(visit).toContainText(name);
    await expect(visit).toContainText('Причина: Вопрос о заказе');
  });
}

test('§6 in view-as staff can read an order but not cancel it', async ({ signIn, open }) => {
  await signIn('manager');
  const page = await open('/orders/1012?ownerEmail=student@cabinet.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Новый' })).toBeVisible();
  await expect(page.getByText(/отменить\sзаказ\sможет\sтолько\sего\sвладелец/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0);
});

test('§6 an ordinary participant who names another participant sees their own cabinet', async ({
  signIn,
  open,
}) => {
  await signIn('poor');
  const page = await open('/?ownerEmail=student@cabinet.test');
  await expectBalance(page, '100');
  await expect(page.getByText('Ты смотришь кабинет')).toHaveCount(0);
});

test('view-as survives a reload and ends when staff ends it', async ({ signIn, open, problems }) => {
  // The CRM does not know staff, so the start creates a client for their own cabinet (§4).
  problems.allow(/status of 404 .*\/crm\/api\/user\/get\?email=manager/);
  await signIn('manager');
  const page = await open('/?ownerEmail=student@cabinet.test');
  await page.getByRole('link', { name: 'Потратить в каталоге' }).click();
  await page.reload();
  await expect(page.getByText('Ты смотришь кабинет участника student@cabinet.test')).toBeVisible();
  await page.getByRole('link', { name: 'Закончить просмотр' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Участники' })).toBeVisible();
  await expect(page.getByText('Ты смотришь кабинет')).toHaveCount(0);
});

/** §6: reads without an owner, by the words of the specification. */
const NAMES_NOBODY =
  /products|relatives|welcomeBonus|contactTracking|\?include=statusDetail|subCategories|productTypes|brands|categories|deliveryNotes/;

/** Records every call of the cabinet to the services. */
function recordCalls(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') return;
    if (/^\/(loyalty|crm|landing|lander|suggestions)\//.test(new URL(request.url()).pathname))
      asked.push(request);
  });
  return asked;
}

/** Returns the owner parameters of a request. */
function ownerIn(request: Request): Record<string, string> {
  const named = [...new URL(request.url()).searchParams].filter(([name]) => /email/i.test(name));
  return Object.fromEntries(named);
}

test('§6 in view-as every read names the owner in the right parameter, and no write leaves the browser', async ({
  signIn,
  open,
  page,
}) => {
  await signIn('manager');
  await page.clock.install();
  await open('/?ownerEmail=student@cabinet.test');
  const asked = recordCalls(page);
  await expectBalance(page, '12 500');
  const header = page.getByRole('banner');
  await page.goto('/my/invites');
  await expect(page.getByRole('list', { name: 'Приглашения' })).toBeVisible();
  await header.getByRole('link', { name: 'Каталог' }).click();
  await page.getByRole('link', { name: 'Термос 0,75 л' }).click();
  await expect(page.getByRole('button', { name: 'Купить' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await header.getByRole('link', { name: 'Заказы' }).click();
  await page.getByRole('region', { name: 'В пути' }).getByRole('link').first().click();
  await expect(page.getByText(/отменить\sзаказ\sможет\sтолько\sего\sвладелец/)).toBeVisible();
  await page.goto('/my/email-change');
  await expect(page.getByRole('heading', { level: 1, name: 'Смена почты' })).toBeVisible();
  await page.goto('/my/?history=all');
  await expect(page.getByRole('heading', { level: 1, name: 'Вся история' })).toBeVisible();
  await page.clock.fastForward(60_000);

  for (const request of asked) {
    const url = request.url();
    expect(request.method(), url).toMatch(/^(GET|HEAD)$/);
    expect(request.headers()['x-source-lp'], url).toBe('personalAreaPartnerLP');
    const parameter = url.includes('recommendations') ? 'ownerEmail' : 'email';
    const owner = NAMES_NOBODY.test(url) ? {} : { [parameter]: 'student@cabinet.test' };
    expect(ownerIn(request), url).toEqual(owner);
  }
  const paths = new Set(asked.map((request) => new URL(request.url()).pathname.replace(/\d+$/, '1')));
  for (const path of [
    '/crm/api/user/get',
    '/loyalty/v2/api/contacts',
    '/loyalty/api/cards',
    '/loyalty/api/contacts/detail',
    '/loyalty/v2/api/operations',
    '/loyalty/api/recommendations',
    '/loyalty/v2/api/products',
    '/loyalty/v2/api/products/1',
    '/loyalty/v2/api/orders',
    '/loyalty/api/orders/1',
  ]) {
    expect(paths).toContain(path);
  }
});

test('§6 staff without a card finds a participant by name and opens their cabinet with a reason', {
  tag: '@main',
}, async ({ signIn, open, problems }) => {
  // The CRM does not know staff, so the start creates a client for their own cabinet (§4).
  problems.allow(/status of 404 .*\/crm\/api\/user\/get\?email=manager/);
  await signIn('manager');
  const page = await open('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Участники' })).toBeVisible();
  await page.getByRole('searchbox').fill('каримова');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Открыть кабинет: Анна Каримова' }).click();
  await giveReason(page);
  await expect(page.getByText('Ты смотришь кабинет участника student@cabinet.test')).toBeVisible();
  await expectBalance(page, '12 500');
});

test('§6 the page of staff does not open for a participant', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/staff');
  await expectBalance(page, '12 500');
  await expect(page.getByRole('link', { name: 'Участники' })).toHaveCount(0);
});
