import { expect, test } from './support/test.ts';

test('a question is found by its words or by those of its answer, and the search has an address', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/faq');
  const questions = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(questions).toHaveCount(24);

  await page.getByRole('searchbox', { name: 'Найти вопрос' }).fill('ДУБАЕ');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 вопрос');
  await expect(page.getByText(/филиал в Дубае — от 15 до 25/)).toBeVisible();
  await expect(page.getByRole('mark')).toHaveText(['Дубае', 'Дубае']);
  await page.reload();
  await expect(questions).toHaveText('Сколько приносит друг на курсах, в онлайн-школе или в Дубае?');

  await page.getByRole('searchbox').fill('бассейн');
  await expect(page.getByRole('heading', { name: 'Такого вопроса здесь нет' })).toBeVisible();
  await page.getByRole('link', { name: 'Написать в поддержку' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Поддержка' })).toBeFocused();
});

test('a question has an address of its own', async ({ signIn, open }) => {
  await signIn('blocked');
  const page = await open('/faq#blocked');
  await expect(page.getByText('Токены останутся на карте')).toBeInViewport();
  await expect(page.getByText('Один токен равен одному рублю')).toBeHidden();
});
