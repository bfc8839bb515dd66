import { type Invitation, listInvitations } from '@cabinet/contracts/invitations';
import { listReferrals } from '@cabinet/contracts/members';
import { store } from '@cabinet/state';
import { toastsAtom } from '@cabinet/state/host';
import { anAccount } from '@cabinet/testing/account';
import { anInvitation, aReferral } from '@cabinet/testing/builders';
import { answer } from '@cabinet/testing/fakeNetwork';
import { type RenderRemoteOptions, renderRemote } from '@cabinet/testing/renderRemote';
import { screen, within } from '@testing-library/react';
import * as remote from './remote.tsx';

type Options = Omit<RenderRemoteOptions, 'name' | 'path' | 'answers'>;

function open(path: string, recommendations: Invitation[] = [], options: Options = {}) {
  const answers: RenderRemoteOptions['answers'] = (network) =>
    network.on(listInvitations, () => ({ recommendations }));
  return renderRemote(remote, { name: 'mf-invites', path, answers, ...options });
}

async function friend(name: string) {
  const item = (await screen.findByText(name)).closest('li');
  if (!item) throw new Error(`${name} is not in a list`);
  return item;
}

// A toast outlives its page, so clear the toasts.
beforeEach(() => store.set(toastsAtom, []));

/** The link of `aCard()` in the test configuration. */
const LINK = 'https://friends.test/f/a7k2m9xq';

describe('the list of invitations', () => {
  test.each([
    ['sent', 'Отправлено', 'Приглашение у друга', 1],
    ['review', 'На проверке', 'Университет проверяет анкету', 2],
    ['working', 'В работе', 'Менеджер на связи с другом', 3],
    ['waiting', 'Ждёт начисления', 'Оплата прошла, ждём начисление', 4],
    ['paid', 'Начислено', 'Награда на карте', 5],
    ['declined', 'Друг отказался', 'Друг решил не поступать', 1],
    ['rejected', 'Отклонено', 'Университет не принял рекомендацию', 2],
  ])('%s shows «%s» and the progress', async (status, tag, event, step) => {
    await open('/invites', [anInvitation({ name: 'Марк Ким', status })]);
    const row = await friend('Марк Ким');
    expect(row).toHaveTextContent('МК');
    expect(row).toHaveTextContent(tag);
    expect(row).toHaveTextContent(event);
    expect(within(row).getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(step));
  });

  test('a paid invitation shows its reward', async () => {
    await open('/invites', [anInvitation({ name: 'Артур', status: 'paid', amount: 6_400 })]);
    expect(await friend('Артур')).toHaveTextContent('+6 400');
  });

  test('an ended invitation shows the reason in the interface language', async () => {
    const reason = { ru: 'Друг уже учился у нас', en: 'Your friend has studied with us before' };
    await open('/invites', [anInvitation({ name: 'Gleb', status: 'rejected', reason })], { language: 'en' });
    const row = await friend('Gleb');
    expect(row).toHaveTextContent('Your friend has studied with us before');
    expect(row).toHaveTextContent('Rejected');
  });

  test('an unknown status shows the text of the service and no progress', async () => {
    await open('/invites', [anInvitation({ name: 'Борис', status: 'paused', statusName: 'На паузе' })]);
    const row = await friend('Борис');
    expect(row).toHaveTextContent('На паузе');
    expect(within(row).queryByRole('progressbar')).not.toBeInTheDocument();
  });

  test('an invitation shows who acts next and the expected reward', async () => {
    const expected = { min: 63_000, max: 105_000 };
    await open('/invites', [anInvitation({ name: 'Марк', status: 'review', expected })]);
    const row = await friend('Марк');
    expect(row).toHaveTextContent('Ход за университетом');
    expect(row).toHaveTextContent('63 000–105 000');
  });

  test('the figures and the bar show the results of all friends', async () => {
    const account = anAccount({
      registrations: [aReferral({ amount: 100 }), aReferral({ amount: 100 })],
      payments: [aReferral({ amount: 18_000 })],
    });
    const invitations = [
      anInvitation(),
      anInvitation({ status: 'review' }),
      anInvitation({ status: 'review' }),
    ];
    await open('/invites', invitations, { account });
    const summary = await screen.findByRole('region', { name: 'Твои друзья в цифрах' });
    expect(summary).toHaveTextContent(/2\s?регистрации|регистрации\s?2/);
    expect(summary).toHaveTextContent('18 200');
    expect(summary).toHaveTextContent('2 на проверке');
    expect(summary).not.toHaveTextContent('начислено');
  });

  test('friends that failed to load affect only their figures and load again', async () => {
    const { user, network } = await renderRemote(remote, {
      name: 'mf-invites',
      path: '/invites',
      answers: (net) => {
        net.on(listInvitations, () => ({ recommendations: [anInvitation({ name: 'Марк' })] }));
        net.on(listReferrals, () => answer(409));
      },
    });
    expect(await screen.findByText('Марк')).toBeVisible();
    expect(screen.queryByText('пришло за друзей')).not.toBeInTheDocument();
    network.on(listReferrals, () => ({ data: [aReferral({ amount: 100 })] }));
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('пришло за друзей')).toBeVisible();
  });

  test('the filter is in the address and offers the statuses that occur', async () => {
    const { user, path } = await open('/invites', [
      anInvitation({ name: 'Марк', status: 'sent' }),
      anInvitation({ name: 'Таня', status: 'waiting' }),
    ]);
    const filters = within(await screen.findByRole('navigation', { name: 'Какие приглашения показать' }));
    expect(filters.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Все2',
      'Ход за другом1',
      'Ход за университетом1',
      'Отправлено1',
      'Ждёт начисления1',
    ]);
    await user.click(filters.getByRole('link', { name: /Ждёт начисления/ }));
    expect(path()).toBe('/invites?status=waiting');
    expect(screen.getByText('Таня')).toBeVisible();
    expect(screen.queryByText('Марк')).not.toBeInTheDocument();
    await user.click(filters.getByRole('link', { name: /Ход за другом/ }));
    expect(path()).toBe('/invites?turn=friend');
    expect(screen.getByText('Марк')).toBeVisible();
  });

  test('the view by step shows all friends at their step and has an address', async () => {
    const { user, path } = await open('/invites?status=sent', [
      anInvitation({ name: 'Марк', status: 'sent' }),
      anInvitation({ name: 'Глеб', status: 'declined' }),
      anInvitation({ name: 'Борис', status: 'paused', statusName: 'На паузе' }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'По шагам' }));
    expect(path()).toBe('/invites?view=steps');
    const column = (name: string) => screen.getByRole('region', { name });
    expect(column('Отправлено 1')).toHaveTextContent('Марк');
    expect(within(column('На проверке 0')).queryByRole('link')).not.toBeInTheDocument();
    expect(column('Закрытые 1')).toHaveTextContent('Друг отказался');
    expect(column('Другое 1')).toHaveTextContent('На паузе');
    expect(screen.getByRole('link', { name: /^Марк/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/invites\?view=steps&open=\d+$/),
    );
  });

  test('a shared filter without matches says so', async () => {
    await open('/invites?status=paid', [anInvitation({ name: 'Марк' })]);
    expect(await screen.findByText('С таким статусом никого нет.')).toBeVisible();
    expect(screen.queryByText('Марк')).not.toBeInTheDocument();
  });

  test('the referral link of the card can be copied', async () => {
    const { user } = await open('/invites', [anInvitation()]);
    await user.click(await screen.findByRole('button', { name: 'Скопировать ссылку' }));
    expect(await screen.findByText('Ссылка скопирована')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(LINK);
  });

  test('an empty list leads to the invitation', async () => {
    await open('/invites', []);
    expect(await screen.findByText('Пока никого не позвали')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Позвать друга' })).toHaveAttribute('href', '/invite');
  });

  test('invitations that failed to load can be loaded again in their place', async () => {
    const view = await renderRemote(remote, {
      name: 'mf-invites',
      path: '/invites',
      answers: (network) => network.on(listInvitations, () => answer(500)),
    });
    const retry = await screen.findByRole('button', { name: 'Повторить' });
    view.network.on(listInvitations, () => ({ recommendations: [anInvitation({ name: 'Марк' })] }));
    await view.user.click(retry);
    expect(await screen.findByText('Марк')).toBeVisible();
  });
});
