import { REMOTE_CONTRACT } from '@cabinet/contracts/registry';
import { openSharePanel } from '@cabinet/state/referral';
import { store } from '@cabinet/state/store';
import { isInvitationVisibleAtom } from '@cabinet/state/ui';
import { anAccount } from '@cabinet/testing/account';
import { aCard, aContact, aReferral } from '@cabinet/testing/builders';
import { type RenderRemoteOptions, renderRemote } from '@cabinet/testing/renderRemote';
import { setOnline } from '@cabinet/testing/setOnline';
import { act } from 'react';
import { Link } from 'react-router-dom';
import { Layout } from '../layout/Layout.tsx';
import ru from '../locales/ru.json' with { type: 'json' };

const LINK = 'https://friends.test/f/a7k2m9xq';
const MESSAGE = `Привет. Я учусь в университете «Синергия», поступай тоже. По моей ссылке тебе 250 токенов за карту: ${LINK}`;

let copied: string[] = [];
beforeEach(() => {
  copied = [];
  act(() => store.set(isInvitationVisibleAtom, false));
  Reflect.deleteProperty(navigator, 'share');
});
afterEach(() => setOnline(true));

/** Replaces no-break spaces. */
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

/** Opens a cabinet with one page, which has a link to the invite form. */
async function openCabinet(options: Partial<RenderRemoteOptions> = {}) {
  const page = (
    <Layout>
      <h1>Вопросы</h1>
      <Link to="/invite" onClick={openSharePanel}>
        Зови своих
      </Link>
    </Layout>
  );
  const messages = { ru, uz: async () => ({ default: ru }), en: async () => ({ default: ru }) };
  const remote = { contract: REMOTE_CONTRACT, messages, Routes: () => page };
  const cabinet = await renderRemote(remote, { name: 'shell', path: '/faq', ...options });
  const writeText = async (text: string) => void copied.push(text);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return cabinet;
}

async function openPanel(options: Partial<RenderRemoteOptions> = {}) {
  const cabinet = await openCabinet(options);
  const { user, getByRole, findByRole, getByText } = cabinet;
  await user.click(getByRole('link', { name: 'Зови своих' }));
  await findByRole('heading', { level: 2, name: /Позвать друга|Сначала/ });
  return {
    ...cabinet,
    message: () => getByRole('textbox', { name: 'Сообщение, можно поправить' }) as HTMLTextAreaElement,
    /** Returns the message that a channel sends. */
    sentBy: (channel: string, name: string) => {
      const { searchParams } = new URL((getByRole('link', { name: channel }) as HTMLAnchorElement).href);
      return plain(searchParams.get(name));
    },
    gain: (whose: string) => getByText(whose).nextSibling,
    press: (name: string | RegExp) => user.click(getByRole('button', { name })),
  };
}

test('§2 the header’s button opens the share panel, and its heading has the focus', async () => {
  const { user, getByRole, findByRole } = await openCabinet();
  await user.click(getByRole('button', { name: 'Пригласить' }));
  expect(await findByRole('heading', { name: 'Позвать друга' })).toHaveFocus();
});

test('any link to the invite form opens the share panel, and the page stays', async () => {
  const { path } = await openPanel();
  expect(path()).toBe('/faq');
});

test('§2 the panel copies the link, and an alert confirms it', async () => {
  const { press, getByRole, findAllByText } = await openPanel();
  expect(getByRole('region', { name: 'Моя реферальная ссылка' })).toHaveTextContent(
    'friends.test/f/a7k2m9xq',
  );
  await press('Скопировать');
  expect(copied).toEqual([LINK]);
  expect((await findAllByText('Ссылка скопирована'))[0]).toBeVisible();
  expect(getByRole('button', { name: 'Скопировано' })).toHaveFocus();
});

test('§8 the panel shows the whole link if it cannot copy the link', async () => {
  const { press, getByRole, findByText } = await openPanel();
  const writeText = () => Promise.reject(new Error('denied'));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await press('Скопировать');
  expect(await findByText(/Выдели ссылку/)).toBeVisible();
  expect(getByRole('region', { name: 'Моя реферальная ссылка' })).toHaveTextContent(LINK);
});

test('§2 the last line leads to the online form', async () => {
  const { user, getByRole, path } = await openPanel();
  const links = [...getByRole('dialog', { name: 'Позвать друга' }).querySelectorAll('a')];
  expect(links.at(-1)).toHaveTextContent('Заполнить анкету за друга');
  await user.click(links.at(-1) as HTMLElement);
  expect(path()).toBe('/invite');
  expect(store.get(isInvitationVisibleAtom)).toBe(false);
});

test('R49 the sums come from the programme, and the share from the level', async () => {
  const payments = Array.from({ length: 5 }, () => aReferral());
  const { gain } = await openPanel({ account: anAccount({ payments }) });
  expect(gain('Другу')).toHaveTextContent('250 токенов за карту');
  expect(gain('Тебе')).toHaveTextContent('100 токенов сразу, потом 40 % семестра');
});

test('R53 the panel says coins in the variant with coins', async () => {
  const { gain, message } = await openPanel({ config: { project: 'mti' } });
  expect(gain('Другу')).toHaveTextContent('250 коинов за карту');
  expect(plain(message().value)).toBe(MESSAGE.replace('токенов', 'коинов'));
});

test('every channel gets the edited message', async () => {
  const { user, message, sentBy } = await openPanel();
  expect(plain(message().value)).toBe(MESSAGE);
  await user.type(message(), ' Жду!');
  expect(sentBy('WhatsApp', 'text')).toBe(`${MESSAGE} Жду!`);
  expect(sentBy('СМС', 'body')).toBe(`${MESSAGE} Жду!`);
  expect(sentBy('Почта', 'body')).toBe(`${MESSAGE} Жду!`);
  expect(sentBy('Telegram', 'url')).toBe(LINK);
});

test('the panel appends the link to a message without it', async () => {
  const { user, message, sentBy } = await openPanel();
  await user.clear(message());
  await user.type(message(), 'Поступай!');
  expect(sentBy('WhatsApp', 'text')).toBe(`Поступай! ${LINK}`);
  expect(sentBy('Telegram', 'text')).toBe('Поступай!');
});

test.each([
  [
    'the message of an applicant does not mention own studies',
    { account: anAccount({ contact: aContact({ hasWin: false, deals: [] }) }) },
    'Поступай в университет «Синергия».',
  ],
  [
    'the message omits a university without a name',
    { config: { university: null } },
    'Поступай учиться вместе со мной.',
  ],
])('%s', async (_case, options, words) => {
  const { message } = await openPanel(options);
  expect(plain(message().value)).toContain(words);
});

test('a device without a share sheet has no button for it', async () => {
  const { queryByRole } = await openPanel();
  expect(queryByRole('button', { name: /Ещё способы/ })).not.toBeInTheDocument();
});

test('the device’s share sheet gets the message and the link', async () => {
  const share = jest.fn(async (_data: ShareData) => {});
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const { press } = await openPanel();
  await press(/Ещё способы/);
  const [[data] = []] = share.mock.calls;
  expect(data?.url).toBe(LINK);
  expect(plain(data?.text)).toBe(MESSAGE.replace(`: ${LINK}`, ''));
});

test('the code is a second view, and back leads to the first view', async () => {
  const { press, getByRole, getByText } = await openPanel();
  await press('QR-код');
  expect(getByRole('heading', { name: 'Покажи другу' })).toHaveFocus();
  expect(getByRole('img', { name: 'QR-код твоей ссылки' })).toBeVisible();
  expect(getByText('friends.test/f/a7k2m9xq')).toBeVisible();
  await press('Назад');
  expect(getByRole('heading', { name: 'Позвать друга' })).toHaveFocus();
});

test('R31 without a network the panel shows link and code, and disables the channels', async () => {
  const { press, getByRole } = await openPanel();
  await setOnline(false);
  for (const name of ['Telegram', 'WhatsApp', 'СМС', 'Почта']) {
    expect(getByRole('button', { name })).toBeDisabled();
  }
  await press('Скопировать');
  expect(copied).toEqual([LINK]);
  await press('QR-код');
  expect(getByRole('img', { name: 'QR-код твоей ссылки' })).toBeVisible();
});

test('the share panel leads to a card for a participant without a card', async () => {
  const { user, getByRole, path } = await openPanel({ account: anAccount({ cards: [] }) });
  expect(getByRole('heading', { name: 'Сначала получи карту' })).toHaveFocus();
  await user.click(getByRole('link', { name: 'Получить карту' }));
  expect(path()).toBe('/get-card');
});

test.each([
  ['a card that is off', { cards: [aCard({ status: 2 })] }],
  ['a card that is blocked', { cards: [aCard({ status: 5 })] }],
  ['two cards', { cards: [aCard(), aCard()] }],
  ['view-as', { owner: 'best@cabinet.test' }],
])('R42 §6 the share panel stays closed with %s', async (_case, account) => {
  const { user, getByRole, queryByRole } = await openCabinet({ account: anAccount(account) });
  expect(queryByRole('button', { name: 'Пригласить' })).not.toBeInTheDocument();
  const link = queryByRole('link', { name: 'Зови своих' });
  if (link) await user.click(link);
  expect(store.get(isInvitationVisibleAtom)).toBe(false);
  expect(getByRole('banner')).toBeVisible();
});
