import { getClient, getEmailConfirmation, replaceEmail } from '@cabinet/contracts/crm';
import { getEmailByBitrixId } from '@cabinet/contracts/programme';
import { type Report, receiveReports } from '@cabinet/state/report';
import { type Account, anAccount } from '@cabinet/testing/account';
import { aClient, anEmailConfirmation, aSession } from '@cabinet/testing/builders';
import { answer, type FakeNetwork, lost } from '@cabinet/testing/fakeNetwork';
import { renderRemote } from '@cabinet/testing/renderRemote';
import { act } from 'react';
import { EmailNotices } from './EmailNotices.tsx';
import { messages } from './messages.ts';
import { optionalPart } from './optionalPart.tsx';

// Load the module here, so that no test waits for its compilation.
beforeAll(() => import('./EmailNotice.tsx'), 30_000);
beforeEach(() => localStorage.clear());

/** Waits for a promise and for the effects of its result. */
function settled<T>(promise: Promise<T>): Promise<T> {
  return act(async () => {
    const value = await promise;
    await new Promise((followed) => setTimeout(followed));
    return value;
  });
}

/** Resolves with the next report. */
const nextReport = () => new Promise<Report>((resolve) => receiveReports(resolve));
afterEach(() => receiveReports(() => {}));

const session = aSession();
const OWN = { change_client_email: 'own@cabinet.test' };
const MANAGERS = { change_b24_email: 'boss@cabinet.test' };
const CONFIRMED = { is_client_email_confirmed: true };
const FRESH = { partner_id: null, bitrix_id: null };

interface Cabinet extends Partial<Account> {
  path?: string;
  language?: 'ru' | 'uz' | 'en';
  answers?: (network: FakeNetwork) => void;
}

/** Opens a page of the cabinet after its start. */
function open({ path = '/faq', language = 'ru', answers, ...account }: Cabinet) {
  const page = { contract: 1, messages, Routes: EmailNotices } as const;
  return renderRemote(page, {
    name: 'email',
    path,
    language,
    account: anAccount({ session, ...account }),
    answers(network) {
      network.on(replaceEmail, () => answer(409, { error: 'Ошибка при обновлении email' }));
      network.on(getEmailConfirmation, () => anEmailConfirmation());
      network.on(getEmailByBitrixId, () => answer(404));
      answers?.(network);
    },
  });
}

const BANNERS: [text: RegExp, link: string, Cabinet][] = [
  [
    /^Новая почта own@cabinet.test ждёт подтверждения/,
    '/email-change',
    { client: aClient({ ...FRESH, ...OWN }) },
  ],
  [
    /^Менеджер меняет твою почту на boss@cabinet.test/,
    '/email-change',
    { client: aClient({ ...FRESH, ...MANAGERS }) },
  ],
  [
    /^Ты входишь с прежней почтой student@cabinet.test/,
    '/support',
    { client: aClient({ is_old_email: true }) },
  ],
  [
    /^Почта own@cabinet.test одобрена/,
    '/email-change',
    { client: aClient({ ...OWN, ...CONFIRMED, change_b24_email: 'own@cabinet.test' }) },
  ],
  [
    /^В твоём запросе почта own@cabinet.test, а в запросе менеджера boss@cabinet.test/,
    '/support',
    { client: aClient({ ...OWN, ...MANAGERS }) },
  ],
  [
    /^Не получилось заменить почту на own@cabinet.test/,
    '/support',
    { client: aClient({ ...FRESH, ...OWN, ...CONFIRMED }) },
  ],
  [
    /^Почта сменилась, а карта и баланс пока записаны за прежней: was@cabinet.test/,
    '/support',
    { client: aClient({ old_emails: ['first@cabinet.test', 'was@cabinet.test'] }), contact: null },
  ],
  [
    /^Карта и баланс записаны за другой почтой: other@cabinet.test/,
    '/support',
    {
      contact: null,
      answers: (network) => network.on(getEmailByBitrixId, () => ({ email: 'other@cabinet.test' })),
    },
  ],
];

test.each(BANNERS)('§4 a banner says «%s» and leads to %s', async (text, link, cabinet) => {
  const { findByText, getByRole } = await open(cabinet);
  expect(await findByText(text)).toBeVisible();
  expect(getByRole('link')).toHaveAttribute('href', link);
});

test('a banner has no link on the page that it leads to', async () => {
  const { findByText, queryByRole } = await open({
    client: aClient({ ...FRESH, ...OWN }),
    path: '/email-change',
  });
  expect(await findByText(/^Новая почта/)).toBeVisible();
  expect(queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['uz', 'Yangi pochta own@cabinet.test tasdiqlanishini kutmoqda.'],
  ['en', 'Your new e-mail own@cabinet.test waits to be confirmed.'],
] as const)('the banner appears in %s', async (language, text) => {
  const { findByText } = await open({ client: aClient({ ...FRESH, ...OWN }), language });
  expect(await findByText(text)).toBeVisible();
});

test('a participant with a valid e-mail sees no notice and sends no requests', async () => {
  const { network } = await open({});
  expect(document.body).toHaveTextContent(/^$/);
  expect([...network.calls(getEmailByBitrixId), ...network.calls(replaceEmail)]).toEqual([]);
});

test('§4 an unknown old e-mail shows no banner', async () => {
  const asked = Promise.withResolvers<string>();
  await open({
    contact: null,
    answers: (network) =>
      network.on(getEmailByBitrixId, ({ params }) => {
        asked.resolve(params.id);
        return answer(404);
      }),
  });
  expect(await settled(asked.promise)).toBe('7001');
  expect(document.body).toHaveTextContent(/^$/);
});

describe('the replacement', () => {
  const client = aClient({ ...FRESH, ...OWN, ...CONFIRMED });
  const done = (network: FakeNetwork) => {
    network.on(replaceEmail, () => ({}));
    let reads = 0;
    network.on(getClient, () => {
      reads += 1;
      return { client: reads === 1 ? client : aClient({ ...FRESH, email: 'own@cabinet.test' }) };
    });
  };

  test('§4 the replacement runs once, reads the client again and shows a dialog', async () => {
    const { network, user, findByRole, getByRole, queryByRole } = await open({ client, answers: done });
    const dialog = await findByRole('dialog', { name: 'Почта сменилась' });
    expect(dialog).toHaveTextContent('Теперь у тебя почта own@cabinet.test.');
    expect(dialog.querySelectorAll('p')).toHaveLength(2);
    expect(network.calls(replaceEmail).map(({ input }) => input.body)).toEqual([
      { email: 'own@cabinet.test', code: null },
    ]);
    await user.click(getByRole('button', { name: 'Закрыть' }));
    expect(queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('§8 a replacement without an answer is not a failure, and the next visit tries again', async () => {
    const reported = nextReport();
    const { queryByText } = await open({
      client,
      answers: (network) => network.on(replaceEmail, () => lost),
    });
    expect(await settled(reported)).toMatchObject({ place: 'email-replacement' });
    expect(queryByText(/^Не получилось/)).not.toBeInTheDocument();
  });

  test('§6 the replacement does not run in view-as', async () => {
    const { network } = await open({ client, owner: 'student@cabinet.test', answers: done });
    expect(network.calls(replaceEmail)).toEqual([]);
  });
});

describe('the change that a manager blocks', () => {
  const client = aClient(MANAGERS);

  test('§4 the dialog of a blocked change appears once for each e-mail, and leads to support', async () => {
    const first = await open({ client });
    const dialog = await first.findByRole('dialog', { name: 'Почту меняет менеджер' });
    expect(dialog).toHaveTextContent('boss@cabinet.test');
    await first.user.click(first.getByRole('button', { name: 'Написать в поддержку' }));
    expect(first.path()).toBe('/support');
    expect(first.queryByRole('dialog')).not.toBeInTheDocument();
    first.unmount();

    const second = await open({ client });
    expect(second.queryByRole('dialog')).not.toBeInTheDocument();
    second.unmount();
    const third = await open({ client: aClient({ change_b24_email: 'other.boss@cabinet.test' }) });
    expect(await third.findByRole('dialog')).toHaveTextContent('other.boss@cabinet.test');
  });

  test('§6 the dialog of a blocked change does not appear in view-as', async () => {
    const { queryByRole } = await open({ client, owner: 'student@cabinet.test' });
    expect(queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('RM1 a part that fails to load is reported and removes nothing else', async () => {
  const Missing = optionalPart('a-part', () => Promise.reject(new Error('gone')));
  const Routes = () => (
    <>
      <Missing />
      <h1>Вопросы</h1>
    </>
  );
  const reported = nextReport();
  const { findByRole } = await renderRemote(
    { contract: 1, messages, Routes },
    { name: 'email', account: anAccount() },
  );
  expect(await settled(reported)).toMatchObject({ place: 'a-part', error: { message: 'gone' } });
  expect(await findByRole('heading', { name: 'Вопросы' })).toBeVisible();
});
