import { expect, test } from './support/test.ts';

const SECTIONS = ['/', '/catalog'];

test('R2 with a card that is off every section says so, and help stays open', async ({ signIn, open }) => {
  await signIn('off');
  for (const path of SECTIONS) {
    const page = await open(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Карта выключена' })).toBeVisible();
    await page.getByRole('link', { name: 'Написать в поддержку' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Поддержка' })).toBeVisible();
    await page.getByRole('link', { name: 'Вопросы' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toBeVisible();
  }
});

test('§1 with a blocked card every section says why and where to write', async ({ signIn, open }) => {
  await signIn('blocked');
  for (const path of SECTIONS) {
    const page = await open(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Карта заблокирована' })).toBeVisible();
    await expect(main).toContainText('подозрительной активности или неподтверждённых рекомендаций');
    await expect(main).toContainText('support@cabinet.test');
    await page.getByRole('link', { name: 'Вопросы' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toBeVisible();
  }
});

test('§4 of two active physical cards the first counts as off', async ({ signIn, open }) => {
  await signIn('twocards');
  const page = await open('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Карта выключена' })).toBeVisible();
});
