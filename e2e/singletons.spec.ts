import { countCopies, ONE_COPY } from './support/copies.ts';
import { expect, test } from './support/test.ts';

test('C4 with four remotes visited there is one copy of everything that keeps state', {
  tag: '@main',
}, async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/');
  await expect(page.getByRole('figure', { name: 'Карта участника' })).toBeVisible();
  for (const section of ['Каталог', 'Заказы', 'Приглашения']) {
    await page.getByRole('banner').getByRole('link', { name: section }).click();
    await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible();
  }

  expect(await countCopies(page)).toEqual(ONE_COPY);
});
