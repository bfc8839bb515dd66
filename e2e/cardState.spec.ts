import { expect, test } from './support/test.ts';

const SECTIONS = ['/', '/catalog', '/invite'];
const STATES = [
  { account: 'off', title: 'Карта на паузе', action: 'Попросить включить', body: 'card-off' },
  { account: 'blocked', title: 'Карта заблокирована', action: 'Написать в поддержку', body: 'blocked' },
  { account: 'twocards', title: 'Выпущено две карты', action: 'Объединить карты', body: 'card-off' },
] as const;

for (const { account, title, action, body } of STATES) {
  test(`R2 R42 R52 with the card of ${account} every section explains the state, and only help and orders stay open`, async ({
    signIn,
    open,
  }) => {
    await signIn(account);
    for (const path of SECTIONS) {
      const page = await open(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('body')).toHaveClass(body);
      await expect(page.getByRole('button', { name: 'Пригласить' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Каталог' })).toHaveCount(0);
      await page.getByRole('link', { name: 'Заказы', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
      await page.getByRole('link', { name: 'Главная', exact: true }).click();
      await page.getByRole('main').getByRole('link', { name: action }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Поддержка' })).toBeVisible();
      await expect(page.locator('body')).not.toHaveClass(body);
    }
  });
}

test('§1 a blocked card shows the reason and the support address', async ({ signIn, open }) => {
  await signIn('blocked');
  const page = await open('/');
  const main = page.getByRole('main');
  await expect(main).toContainText('подозрительной активности или неподтверждённых рекомендаций');
  await expect(main).toContainText('Две рекомендации не подтвердились');
  await expect(main.getByRole('link', { name: 'support@cabinet.test' })).toBeVisible();
});

test('R50 two active physical cards each show their own balance', async ({ signIn, open }) => {
  await signIn('twocards');
  const page = await open('/');
  await expect(page.getByRole('main')).toContainText(/Основная.*1\s250.*Вторая.*250/);
});
