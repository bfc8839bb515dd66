import { expect, test } from './support/test.ts';
import { buy } from './support/verbs.ts';

// All tests of this file share one system.
test.describe.configure({ mode: 'default' });
test.use({ environment: { PROJECT: 'mti' } });

test('R34 in the coins variant the catalogue is closed until the enrolment', async ({ signIn, open }) => {
  await signIn('applicant');
  for (const path of ['/catalog/products', '/catalog/wishes', '/catalog/12'])
    await test.step(path, async () => {
      const page = await open(path);
      await expect(page.getByText('Каталог откроется после зачисления')).toBeVisible();
      await expect(page.getByText('Коины копятся уже сейчас')).toBeVisible();
      await expect(page.getByText('Термос')).toHaveCount(0);
    });
});

test('in the coins variant a student pays with coins', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/catalog/products');
  await expect(page.getByRole('checkbox', { name: 'На что хватает коинов' })).toBeVisible();
  await page.getByRole('link', { name: 'Термос 0,75 л' }).click();
  await buy(page);
  await expect(page.getByText('Списали 2 400 коинов. Дальше всё видно в заказе.')).toBeVisible();
});

test('§1 in the coins variant the rules and answers speak of coins', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/rules');
  await expect(page.getByText('Когда приходят коины')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/токен/i);
  await page.goto('/my/faq');
  await expect(page.getByText('Сколько стоит коин?')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/токен/i);
});
