import { listOrders } from '@cabinet/contracts/orders';
import { REMOTE_CONTRACT } from '@cabinet/contracts/registry';
import { anAccount } from '@cabinet/testing/account';
import { aCard, aContact, anOrder } from '@cabinet/testing/builders';
import { renderRemote } from '@cabinet/testing/renderRemote';
import { Area, messages } from './CardArea.tsx';

const DAY = 24 * 60 * 60 * 1000;

async function open(cards: ReturnType<typeof aCard>[], { orders = [anOrder()], path = '/' } = {}) {
  const account = anAccount({ cards, contact: aContact({ balance: 1_500, available: 0, frozen: 1_500 }) });
  const area = { contract: REMOTE_CONTRACT, Routes: Area, messages };
  const page = await renderRemote(area, {
    name: 'card',
    path,
    account,
    answers: (network) => network.on(listOrders, () => ({ orders })),
  });
  await page.findByRole('heading', { level: 1 });
  return page;
}

/** Returns the facts as visible lines, one for each row. */
const facts = (page: { queryAllByRole: (role: 'term' | 'definition') => HTMLElement[] }) => {
  const words = (role: 'term' | 'definition') =>
    page.queryAllByRole(role).map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  return words('term').map((term, index) => `${term}: ${words('definition')[index]}`);
};

const state = {
  balance: 1_500,
  stateReason: { ru: 'Две рекомендации не подтвердились' },
  stateSince: '2026-03-20T16:40:00',
  answerBy: new Date(Date.now() + 3 * DAY).toISOString(),
};

test('§1 R42 a blocked card shows the specified reason, the date and the support contact', async () => {
  const page = await open([aCard({ status: 5, ...state })]);
  expect(page.getByRole('heading', { level: 1, name: 'Карта заблокирована' })).toBeVisible();
  expect(page.getByText(/подозрительной активности или неподтверждённых рекомендаций/)).toHaveTextContent(
    /Токены заморожены: их нельзя тратить и получать\. На карте 1.500\.$/,
  );
  expect(facts(page)).toEqual([
    'Причина: Две рекомендации не подтвердились',
    expect.stringMatching(/^С какого дня: 20 марта.*, 16:40$/),
    expect.stringMatching(/^Когда ответим: До \d+ \S+/),
  ]);
  expect(page.getByRole('link', { name: 'support@cabinet.test' })).toHaveAttribute(
    'href',
    'mailto:support@cabinet.test',
  );
  expect(page.getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute(
    'href',
    '/support?topic=card',
  );
});

test('a blocked card without a reason shows the general reason, and hides an expired term', async () => {
  const page = await open([aCard({ status: 5, answerBy: '2026-01-01T10:00:00' })]);
  expect(facts(page)).toEqual(['Причина: Заметили необычную активность']);
});

test('R50 an inactive card shows a pause', async () => {
  const page = await open([aCard({ status: 2, balance: 1_500 })]);
  expect(page.getByRole('heading', { level: 1, name: 'Карта на паузе' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Попросить включить' })).toBeVisible();
  expect(facts(page)).toEqual([]);
});

test('R50 each of two cards shows its balance', async () => {
  const cards = [
    aCard({ id: 1, cardNumber: '770000000070', balance: 1_250 }),
    aCard({ id: 2, cardNumber: '770000000071', balance: 250 }),
  ];
  const page = await open(cards);
  expect(page.getByRole('heading', { level: 1, name: 'Выпущено две карты' })).toBeVisible();
  expect(facts(page)).toEqual([
    'Основная: 7700 0000 0070, 1 250 токенов',
    'Вторая: 7700 0000 0071, 250 токенов',
  ]);
});

test('R42 the invitation page shows why invitations are off, and has no link to the form', async () => {
  const page = await open([aCard({ status: 5 })], { path: '/invite' });
  expect(page.getByText(/^Приглашать тоже пока нельзя/)).toBeVisible();
  const links = page.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/support?topic=card', 'mailto:support@cabinet.test', '/orders']);
});

test('the page links to orders on the way, and omits the line without such orders', async () => {
  const line = 'Заказы, которые уже едут, можно забрать';
  const page = await open([aCard({ status: 2 })], { orders: [anOrder({ status: 'DELIVERY' })] });
  expect(await page.findByRole('link', { name: line })).toHaveAttribute('href', '/orders');
  page.unmount();
  const again = await open([aCard({ status: 2 })], { orders: [anOrder({ status: 'RECEIVED' })] });
  expect(again.queryByText(line)).not.toBeInTheDocument();
});
