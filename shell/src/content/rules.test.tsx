import type { CabinetConfig } from '@cabinet/contracts/config';
import { REMOTE_CONTRACT } from '@cabinet/contracts/registry';
import { type RenderedRemote, renderRemote } from '@cabinet/testing/renderRemote';
import { Area, messages } from './Content.tsx';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

function open(path: string, config: Partial<CabinetConfig> = {}) {
  const content = { contract: REMOTE_CONTRACT, Routes: Area, messages };
  return renderRemote(content, { name: 'content', path, config });
}

/** Returns the rows of the table: reason, amount, date. */
function rewards(view: RenderedRemote): Array<Array<string | undefined>> {
  const table = view.getByRole('table', { name: /Когда приходят/ }) as HTMLTableElement;
  return [...(table.tBodies[0]?.rows ?? [])].map(({ cells: [what, ...cells] }) =>
    [what?.firstChild, ...cells].map((cell) => plain(cell?.textContent)),
  );
}

test('§1, R18 the rules show the reason, amount and date of each reward', async () => {
  const view = await open('/rules');
  const checked = 'после проверки оплаты, до 14 дней';
  expect(rewards(view)).toEqual([
    ['Карта участника', '250', 'сразу'],
    ['День рождения', '500', 'в этот день'],
    ['Друг зарегистрировался', '100', 'сразу, за каждого'],
    ['Друг оплатил первый семестр', '30–50 %', checked],
    ['Друг на курсах дополнительного образования', '10 %', checked],
    ['Друг в онлайн-школе', '30 %', checked],
    ['Друг в филиале в Дубае', '15–25 %', checked],
  ]);
});

test('the example follows the rules', async () => {
  const view = await open('/rules');
  const example = view.getByRole('region', { name: 'Пример: Анна позвала Тимура' });
  expect([...example.querySelectorAll('li')].map(({ textContent }) => plain(textContent))).toEqual([
    '3 сентября+100Тимур оставил заявку по ссылке',
    '20 сентября0Тимур подписал договор',
    '1 октября18 000 ждутТимур оплатил семестр, университет проверяет оплату',
    '2 октября+18 00060 000 × 30 %. Всего Анна получила 18 100',
  ]);
});

test('the terms of the programme come from its settings', async () => {
  await open('/rules', {
    periods: { storageDays: 21, returnDays: 3, checkDays: 1, extensionDays: 2, tokenMonths: 24 },
  });
  const page = plain(document.body.textContent);
  expect(page).toContain('ждёт в пункте выдачи 21 день');
  expect(page).toContain('Вернёшь товар за 3 дня');
  expect(page).toContain('после проверки оплаты, до 1 дня');
  expect(page).toContain('продлить на 2 дня');
  expect(page).toContain('Токены живут 24 месяца');
});

test('the rules and the answers omit a term without a setting', async () => {
  const view = await open('/rules', { periods: {} });
  expect(rewards(view)[3]).toEqual(['Друг оплатил первый семестр', '30–50 %', 'после проверки оплаты']);
  expect(document.body).not.toHaveTextContent(/живут|сгора|Вернёшь товар|в пункте|продлить|undefined|\d+ дн/);
  view.unmount();
  await open('/faq', { periods: {} });
  expect(document.body).toHaveTextContent('Как отменить заказ?');
  expect(document.body).not.toHaveTextContent(
    /Сгорают|вернуть товар|в пункте выдачи|продлить|undefined|\{\{/,
  );
});

test('the answers show the figures of the rules', async () => {
  await open('/faq', {
    periods: { checkDays: 14, returnDays: 7, storageDays: 14, extensionDays: 7, tokenMonths: 24 },
  });
  for (const text of [
    'За карту участника — 250, в день рождения — 500, за регистрацию друга — 100.',
    'Что значит +100 в истории?',
    '100 за регистрацию — сразу. Процент от учёбы — после проверки оплаты, до 14 дней.',
    'С картой ты получаешь 30 %. Когда друзей с оплаченной учёбой больше 4, будет 40 %; когда больше 9 — 50 %.',
    'Да, за 7 дней после получения.',
    'Токены живут 24 месяца со дня начисления',
  ])
    expect(document.body).toHaveTextContent(text);
  expect(document.body).not.toHaveTextContent('{{');
});

test.each(['/rules', '/faq'])('R53 %s uses the word coins in the variant with coins', async (path) => {
  await open(path, {
    project: 'mti',
    periods: { checkDays: 14, returnDays: 7, storageDays: 14, extensionDays: 7, tokenMonths: 24 },
  });
  expect(document.body).toHaveTextContent(/коин/i);
  expect(document.body).not.toHaveTextContent(/токен/i);
});

test('the rules link to an objection to a decision', async () => {
  const view = await open('/rules');
  expect(view.getByRole('link', { name: 'Напиши, ответим за рабочий день' })).toHaveAttribute(
    'href',
    '/support?topic=invitations',
  );
});
