import type { Route } from '@playwright/test';
import { expect, test } from './support/test.ts';

const INLINED = /(<script type="application\/json" id="cabinet-config">)[^<]*/;

/** Removes the inlined configuration from the document. */
async function withoutConfig(route: Route): Promise<void> {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: (await answer.text()).replace(INLINED, '$1') });
}

for (const [name, config] of Object.entries({
  'is missing': { status: 404, contentType: 'text/plain', body: 'Not found\n' },
  'is broken': { contentType: 'application/json', body: '{"project": "syn' },
  'has no services': { contentType: 'application/json', body: '{"project": "synergy"}' },
})) {
  test(`CONTRACT §3 a config.json that ${name} leads to the maintenance page with a retry`, async ({
    open,
    page,
    problems,
  }) => {
    problems.allow(/status of 404 .*config\.json/);
    await page.route('**/my/support', withoutConfig);
    await page.route('**/my/config.json', (route) => route.fulfill(config));
    await open('/support');
    await expect(page.getByRole('heading', { level: 1, name: 'Технические работы' })).toBeVisible();

    await page.unroute('**/my/config.json');
    await page.getByRole('button', { name: 'Проверить ещё раз' }).click();
    await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
  });
}

test('the cabinet says that nobody can sign in without an identity service, and retries', async ({
  open,
  page,
  problems,
}) => {
  problems.allow(/\/identity\//);
  await page.route('**/identity/**', (route) => route.abort('connectionrefused'));
  await open('/support');
  await expect(page.getByRole('heading', { level: 1, name: 'Не получается войти' })).toBeVisible();
  await page.unroute('**/identity/**');
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
});

test('R12 the cabinet is unavailable when the start cannot read the cards, and a retry restores it', async ({
  signIn,
  open,
  page,
  problems,
}) => {
  problems.allow(/status of 500 .*\/loyalty\/api\/cards/);
  await page.route('**/loyalty/api/cards**', (route) => route.fulfill({ status: 500, body: '' }));
  await signIn('student');
  await open('/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Кабинет временно не работает' })).toBeVisible();
  await page.unroute('**/loyalty/api/cards**');
  await page.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  await expect(page.getByRole('region', { name: 'Заказы' })).toBeVisible();
});
