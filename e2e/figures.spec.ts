import { listInvitations } from '@cabinet/contracts/invitations';
import { listReferrals } from '@cabinet/contracts/members';
import { listOperations } from '@cabinet/contracts/operations';
import { getRating } from '@cabinet/contracts/rating';
import type { Route, RouteOutput } from '@cabinet/contracts/route';
import { expect, type Locator, type Page, test } from './support/test.ts';
import { bearerOf } from './support/token.ts';

/** The steps of an invitation. Other statuses have left the way. */
const WAY = ['sent', 'review', 'working', 'waiting', 'paid'];

const formatted = (amount: number) => amount.toLocaleString('ru');
const sumOf = (rows: readonly { amount: number | null }[]) =>
  rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
const filled = (counts: number[]) => counts.filter((count) => count > 0);

/** Returns the first number of each line. */
async function numbersOf(lines: Locator): Promise<number[]> {
  await expect(lines).not.toHaveCount(0);
  return (await lines.allTextContents()).map((line) => Number(/\d+/.exec(line)?.[0]));
}

/** Returns the movements of the rows: a sign, then a sum. */
async function movementsOf(rows: Locator): Promise<number[]> {
  await expect(rows).not.toHaveCount(0);
  return (await rows.allTextContents()).map((text) => {
    const [, sign, sum = ''] = /([+−])(\d[\d\s]*)/.exec(text) ?? [];
    return Number(sum.replace(/\s/g, '')) * (sign === '−' ? -1 : 1);
  });
}

/** Reads the figures from the services with the token of the page. */
async function readFigures(page: Page) {
  const token = bearerOf(page);
  await page.goto('/my/');
  const headers = { authorization: `Bearer ${await token}` };
  const read = async <R extends Route>({ path }: R, params = {}): Promise<RouteOutput<R>> =>
    (await page.request.get(`/loyalty${path}`, { headers, params })).json();
  const { data: registrations } = await read(listReferrals, { xmlId: 'FRIEND' });
  const { data: payments } = await read(listReferrals, { xmlId: 'ACADEM_ORDER' });
  const { recommendations } = await read(listInvitations);
  const { operations } = await read(listOperations);
  const { client } = await read(getRating);
  const at = (step: string) => recommendations.filter(({ status }) => status === step);
  const steps = WAY.map((step) => at(step).length);
  const open = steps.reduce((sum, count) => sum + count, 0);
  return {
    registrations,
    payments,
    operations,
    place: client?.place,
    count: recommendations.length,
    steps,
    open,
    over: recommendations.length - open,
    waiting: sumOf(at('waiting')),
    tokens: sumOf(registrations) + sumOf(payments),
    balance: sumOf(operations),
  };
}

for (const [account, level, percent] of [
  ['student', 'Хороший друг', '40 %'],
  ['best', 'Лучший друг', '50 %'],
] as const) {
  test(`R49 every screen of ${account} shows the figures of the services`, async ({ page, signIn, open }) => {
    await signIn(account);
    const { registrations, payments, operations, ...figures } = await readFigures(page);
    const { balance, count, open: inForce, over, place, steps, tokens, waiting } = figures;
    const [registered, paid] = [registrations.length, payments.length];
    expect(paid).toBeGreaterThan(0);

    await test.step('home', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`${formatted(balance)} токен`);
      await expect(page.getByText(/Ещё\s[\d\s]+\sждут\sпроверки\.$/)).toContainText(
        waiting > 0 ? [`Ещё ${formatted(waiting)} ждут проверки.`] : [],
      );
      await expect(page.getByText(`Ты ${level.toLowerCase()}, ${percent}`)).toBeVisible();
      const section = page.getByRole('region', { name: 'Твои друзья' });
      await expect(section.getByRole('definition')).toHaveText([inForce, paid, tokens].map(formatted));
      await expect(section.getByRole('button', { name: /кто\sи\sкогда$/ })).toHaveText(
        new RegExp(`^${registered}\\s.*, ${paid}\\s`),
      );
      expect(await numbersOf(section.getByRole('listitem'))).toEqual(filled(steps));
    });

    await test.step('level dialog', async () => {
      await open('/?open=level');
      const own = page.getByRole('dialog', { name: 'Уровни дружбы' }).locator('[aria-current="step"]');
      await expect(own).toContainText(percent);
      await expect(own).toContainText(level);
    });

    await test.step('friends dialog', async () => {
      await open('/?open=friends');
      const dialog = page.getByRole('dialog', { name: 'Твои друзья' });
      const rows = (name: string) => dialog.getByRole('list', { name }).getByRole('listitem');
      expect(await movementsOf(rows('Регистрации'))).toEqual(registrations.map(({ amount }) => amount));
      await dialog.getByRole('button', { name: `Оплаты ${paid}` }).click();
      expect(await movementsOf(rows('Оплаты'))).toEqual(payments.map(({ amount }) => amount));
    });

    await test.step('invitations', async () => {
      await open('/invites');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Приглашения ${count}`);
      const summary = page.getByRole('region', { name: 'Твои друзья в цифрах' });
      await expect(summary.getByRole('definition')).toContainText([registered, paid, tokens].map(formatted));
      expect(await numbersOf(summary.getByRole('listitem'))).toEqual(filled([...steps, over]));
      await expect(page.getByRole('list', { name: 'Приглашения' }).getByRole('listitem')).toHaveCount(count);
    });

    await test.step('rating', async () => {
      await open('/rating');
      const own = page.getByRole('list', { name: 'Первые пятьдесят' }).getByRole('listitem');
      await expect(own.filter({ hasText: /это\sты/ })).toHaveText(
        new RegExp(`^${place}\\D.*${paid}\\s+друз.*\\D${formatted(sumOf(payments))}\\D`),
      );
    });

    await test.step('profile', async () => {
      await open('/profile');
      await expect(page.getByText(level, { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Рейтинг/ })).toContainText(`Твоё место: ${place}`);
    });

    await test.step('history', async () => {
      await open('/?history=all');
      await expect(page.getByRole('definition').first()).toHaveText(formatted(balance));
      const rows = page
        .getByRole('main')
        .locator('li')
        .filter({ hasText: /остаток\s\d/ });
      await expect(rows).toHaveCount(operations.length);
      const sum = (await movementsOf(rows)).reduce((total, amount) => total + amount, 0);
      expect(sum).toBe(balance);
    });
  });
}
