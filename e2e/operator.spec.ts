import { emailOf } from './support/accounts.ts';
import { participantOf } from './support/participant.ts';
import { nextPoll, passPolls } from './support/polls.ts';
import { expect, type Page, test } from './support/test.ts';
import { expectBalance, PLACED } from './support/verbs.ts';

// Changes that an operator makes while a cabinet is open (`npm run programme`).

/** Returns the charge warning. Its name contains the price. */
function question(page: Page, sum = '') {
  return page.getByRole('dialog', { name: new RegExp(`^Списать ${sum}`) });
}

const charge = (page: Page) => question(page).getByRole('button', { name: 'Списать' }).click();

test('R37 changed terms block no reading, and the purchase asks for the consent once', async ({
  signIn,
  open,
  system,
}) => {
  await system.operate('terms', '--email', emailOf('student'));
  await signIn('student');
  const page = await open('/');
  await expectBalance(page, '12 500');
  await page.goto('/my/orders');
  await expect(page.getByRole('region', { name: 'Заказы' })).toBeVisible();

  await page.goto('/my/catalog/12');
  await page.getByRole('button', { name: 'Купить' }).click();
  const terms = question(page).getByRole('checkbox', { name: /Правила\sпрограммы\sизменились/ });
  await charge(page);
  await expect(terms).toHaveAccessibleDescription('Без согласия с новыми правилами купить не получится');
  await terms.check();
  await charge(page);
  await expect(page.getByRole('heading', { name: PLACED })).toBeVisible();

  await page.goto('/my/catalog/30');
  await page.getByRole('button', { name: 'Купить' }).click();
  await expect(question(page)).toBeVisible();
  await expect(question(page).getByRole('checkbox')).toHaveCount(0);
});

test('a price that changes during the question is shown, and needs a new confirmation before the charge', async ({
  signIn,
  page,
  problems,
  system,
}) => {
  problems.allow(/\/loyalty\/api\/orders/);
  await signIn('student');
  const student = participantOf(page, system.url);
  const balance = async () => {
    const { contacts } = await student.get<{ contacts: Array<{ balance: number }> }>(
      '/loyalty/v2/api/contacts',
    );
    return contacts[0]?.balance;
  };
  await page.goto('/my/catalog/12');
  await page.getByRole('button', { name: 'Купить' }).click();
  await expect(question(page, '2 400 токенов')).toBeVisible();

  await system.operate('price', '--product', '12', '--price', '2600');
  await charge(page);
  await expect(question(page, '2 600 токенов')).toContainText('была 2 400, стала 2 600');
  await expect(question(page)).toContainText('После покупки останется 9 900');
  expect(await balance()).toBe(12_500);

  await charge(page);
  await expect(page.getByRole('heading', { name: PLACED })).toBeVisible();
  await expect(page.getByText('Списали 2 600 токенов.')).toBeVisible();
  expect(await balance()).toBe(9_900);
});

test('the home page shows an answer of the manager until the participant reads it below the question', async ({
  signIn,
  open,
  system,
}) => {
  await signIn('student');
  const page = await open('/?open=question');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Можно забрать заказ в субботу?');
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByRole('status').filter({ hasText: /менеджер/i })).toBeVisible();

  const waiting = await system.operate('requests');
  const id = /^Request\s(\d+):\s.*:\sМожно\sзабрать\sзаказ\sв\sсубботу\?$/m.exec(waiting)?.[1] ?? '';
  await system.operate('answer', '--request', id, '--text', 'Да, с десяти до четырёх');
  await page.goto('/my/');
  const note = page.getByRole('status').filter({ hasText: 'Менеджер ответил' });
  await note.getByRole('button').click();
  const asked = dialog.getByRole('listitem').filter({ hasText: 'Можно забрать заказ в субботу?' });
  await expect(asked).toContainText('Да, с десяти до четырёх');

  const told = page.waitForResponse((response) => response.url().includes('/api/managerRequests'));
  await page.goto('/my/');
  await told;
  await expect(note).toHaveCount(0);
});

test('§1 a finished conversion leaves the balance of the open cabinet and appears in the history', async ({
  page,
  signIn,
  system,
}) => {
  await signIn('best');
  await page.clock.install();
  const heard = nextPoll(page);
  await page.goto('/my/');
  await heard;
  await expectBalance(page, '260 450');

  const id = /^Request (\d+): conversion of 30000 tokens/m.exec(await system.operate('requests'))?.[1] ?? '';
  await system.operate('answer', '--request', id, '--text', 'Деньги придут за три дня');
  await passPolls(page, 1);
  await expectBalance(page, '230 450');
  await expect(page.getByRole('listitem').filter({ hasText: '−30 000' })).toContainText('Перевод в рубли');
});
