import { getClient, getEmailConfirmation, listSupportRequests } from '@cabinet/contracts/crm';
import { type Account, anAccount } from '@cabinet/testing/account';
import { aClient, anEmailConfirmation } from '@cabinet/testing/builders';
import { answer, type FakeNetwork } from '@cabinet/testing/fakeNetwork';
import { renderRemote } from '@cabinet/testing/renderRemote';
import { screen } from '@testing-library/react';
import * as remote from './remote.tsx';

interface Change {
  client?: Account['client'];
  info?: Parameters<typeof anEmailConfirmation>[0];
  answers?: (network: FakeNetwork) => void;
  language?: 'ru' | 'uz' | 'en';
  owner?: string;
}

function open({ client = aClient(), info = {}, answers, language = 'ru', owner }: Change) {
  return renderRemote(remote, {
    name: 'mf-email-change',
    path: '/email-change',
    language,
    account: anAccount({ client, owner: owner ?? null }),
    answers(network) {
      network.on(getEmailConfirmation, () => anEmailConfirmation(info));
      network.on(listSupportRequests, () => ({ data: [] }));
      answers?.(network);
    },
  });
}

const asked = aClient({ change_client_email: 'new@cabinet.test' });

test.each([
  ['confirmed', { ...asked, is_client_email_confirmed: true }, {}, 'Запрос отправлен', false],
  ['not asked for', aClient(), {}, 'Новая почта не указана', true],
  [
    'asked for by a manager',
    aClient({ change_b24_email: 'new@cabinet.test' }),
    {},
    'Почту меняет менеджер',
    false,
  ],
  ['past its deadline', asked, { deadline: '2020-01-01T00:00:00Z' }, 'Попробуй ещё раз', true],
  ['out of attempts', asked, { current_attempts: 5 }, 'Попытки закончились', false],
  ['waiting for the code', asked, { current_attempts: 1 }, 'Подтверди новую почту', true],
])(
  'a change that is %s says so and offers help only where one could go on',
  async (_, client, info, title, canAct) => {
    await open({ client, info });
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(screen.getByText('student@cabinet.test')).toBeVisible();
    const contact = screen.queryByRole('link', { name: 'support@cabinet.test' });
    expect(contact !== null).toBe(canAct);
  },
);

test('a running change names the new e-mail, the attempts left and the local deadline', async () => {
  await open({ client: asked, info: { current_attempts: 2, deadline: '2099-01-01T12:05:00' } });
  const message = await screen.findByRole('region', { name: 'Подтверди новую почту' });
  expect(message).toHaveTextContent('new@cabinet.test');
  expect(message).toHaveTextContent('3 из 5');
  expect(message).toHaveTextContent('01.01.2099 12:05');
});

test('a deadline in epoch seconds is understood', async () => {
  const deadline = new Date(2099, 0, 1, 12, 5).getTime() / 1000;
  await open({ client: asked, info: { deadline } });
  expect(await screen.findByRole('region', { name: 'Подтверди новую почту' })).toHaveTextContent(
    '01.01.2099 12:05',
  );
});

test('a confirmed change lists the requests that are about the e-mail, and asks for no others', async () => {
  const base = { category_code: 'PROFILE_CHANGING', status_code: 'NEW' };
  const { network } = await open({
    client: { ...asked, is_client_email_confirmed: true },
    answers: (net) =>
      net.on(listSupportRequests, () => ({
        data: [
          { ...base, id: 70001, topic: 'Смена e-mail: new@cabinet.test' },
          { ...base, id: 70002, topic: 'Смена фамилии в документах' },
        ],
      })),
  });
  const requests = await screen.findByRole('list', { name: 'Обращение в поддержку' });
  expect(requests).toHaveTextContent('№ 70001');
  expect(requests).not.toHaveTextContent('70002');
  expect(network.calls(listSupportRequests)[0]?.input.query).toMatchObject(base);
});

test('a change that is not confirmed asks for no support requests', async () => {
  const { network } = await open({ client: asked });
  await screen.findByRole('heading', { level: 2, name: 'Подтверди новую почту' });
  expect(network.calls(listSupportRequests)).toEqual([]);
});

test('attempts that the CRM does not keep are no failure', async () => {
  await open({ answers: (network) => network.on(getEmailConfirmation, () => answer(404)) });
  expect(await screen.findByRole('heading', { level: 2, name: 'Новая почта не указана' })).toBeVisible();
});

test('a failure can be retried in place', async () => {
  const { user, network } = await open({
    client: asked,
    answers: (net) => net.on(getEmailConfirmation, () => answer(500)),
  });
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  network.on(getEmailConfirmation, () => anEmailConfirmation());
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 2, name: 'Подтверди новую почту' })).toBeVisible();
});

test('a client that could not be read can be read again', async () => {
  const { user, network } = await open({ answers: (net) => net.on(getClient, () => answer(403)) });
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  network.on(getClient, () => ({ client: asked }));
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 2, name: 'Подтверди новую почту' })).toBeVisible();
});

test('a viewed participant without a CRM record is told as such', async () => {
  await open({ client: null, owner: 'stranger@cabinet.test' });
  expect(await screen.findByText('О почте ничего не известно')).toBeVisible();
});

test('Uzbek and English tell the same', async () => {
  const { unmount } = await open({ client: asked, language: 'uz' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Yangi pochtani tasdiqlang' })).toBeVisible();
  unmount();
  await open({ client: asked, language: 'en' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Confirm your new e-mail' })).toBeVisible();
});
