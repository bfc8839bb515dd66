import { expect, test } from './support/test.ts';

test('the search finds a question by its words or its answer, and has an address', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/faq');
  const questions = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(questions).toHaveCount(29);

  await page.getByRole('searchbox', { name: 'Найти вопрос' }).fill('ДУБАЕ');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 вопрос');
  await expect(page.getByText(/филиал\sв\sДубае\s—\s15–25/)).toBeVisible();
  await expect(page.locator('mark')).toHaveText(['Дубае', 'Дубае']);
  await page.reload();
  await expect(questions).toHaveText('Сколько приносит друг на курсах, в онлайн-школе или в Дубае?');

  await page.getByRole('searchbox').fill('бассейн');
  await expect(page.getByRole('heading', { name: 'Такого вопроса здесь нет' })).toBeVisible();
  await page.getByRole('link', { name: 'Написать в поддержку' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Поддержка' })).toBeFocused();
});

test('a question has its own address', async ({ signIn, open }) => {
  await signIn('blocked');
  const page = await open('/faq#blocked');
  await expect(page.getByText('Токены останутся на карте')).toBeInViewport();
  await expect(page.getByText('Один токен равен одному рублю')).toBeHidden();
});

test('a participant asks support with a text and a topic, and the question stays on the page', {
  tag: '@main',
}, async ({ signIn, open, page, system }) => {
  system.isChanged = true;
  await signIn('poor');
  await open('/support');
  await expect(page.getByRole('link', { name: '+7 495 000 00 01' })).toHaveAttribute(
    'href',
    'tel:+74950000001',
  );
  const topic = page.getByRole('combobox', { name: 'О чём вопрос' });
  const text = page.getByRole('textbox', { name: 'Вопрос' });
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(topic).toBeFocused();
  await expect(topic).toHaveAccessibleDescription('Поле обязательно для заполнения');
  await topic.selectOption('Заказы');
  await text.fill('ж'.repeat(2001));
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription(/Не\sдлиннее\s2000\sзнаков/);

  await text.fill('Где мой термос?');
  await page.reload();
  await expect(text).toHaveValue('Где мой термос?');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByRole('region', { name: 'Уведомления' })).toContainText('Вопрос у нас');
  const asked = page.getByRole('region', { name: 'Твои вопросы' }).getByRole('listitem').first();
  await expect(asked).toContainText(/^ЗаказыНовый.*Где\sмой\sтермос\?$/);
  await expect(text).toHaveValue('');
});

test('§6 in view-as staff can only read the support page', async ({ signIn, open }) => {
  await signIn('manager');
  const page = await open('/support?ownerEmail=student@cabinet.test');
  const send = page.getByRole('button', { name: 'Отправить' });
  await expect(page.getByRole('region', { name: 'Твои вопросы' })).toContainText('Заказ пришёл без чехла');
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription(/чужой\sкабинет/);
});

test('R31 a question to support waits for the network', async ({ context, signIn, open, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await signIn('off');
  const page = await open('/support?topic=card');
  const send = page.getByRole('button', { name: 'Отправить' });
  await expect(page.getByRole('combobox', { name: 'О чём вопрос' })).toHaveValue('card');
  await page.getByRole('textbox', { name: 'Вопрос' }).fill('Когда включат карту?');
  await context.setOffline(true);
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription(/Вопрос\sсохранён/);
  await context.setOffline(false);
  await expect(send).toBeEnabled();
  await expect(page.getByRole('textbox', { name: 'Вопрос' })).toHaveValue('Когда включат карту?');
});
