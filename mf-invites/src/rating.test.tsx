import {
  getRating,
  listStories,
  type RatingEntry,
  type Story,
  setRatingVisibility,
} from '@cabinet/contracts/rating';
import { store } from '@cabinet/state';
import { toastsAtom } from '@cabinet/state/host';
import { anAccount } from '@cabinet/testing/account';
import { answer } from '@cabinet/testing/fakeNetwork';
import { type RenderRemoteOptions, renderRemote } from '@cabinet/testing/renderRemote';
import { setOnline } from '@cabinet/testing/setOnline';
import { screen, within } from '@testing-library/react';
import * as remote from './remote.tsx';

function entry(place: number, overrides: Partial<RatingEntry> = {}): RatingEntry {
  return { place, name: `Участник ${place}`, friends: 20 - place, amount: 1_000, isOwn: false, ...overrides };
}

const OWN = entry(2, { name: 'Анна Каримова', isOwn: true });
const FIRST = entry(1, { friends: 21 });
const TOP = [FIRST, OWN, entry(3)];

const given = { client: OWN, top: TOP, neighbours: TOP, isHidden: false };

function open(
  rating: object = given,
  { path = '/rating', ...options }: Partial<RenderRemoteOptions> = {},
  stories: Story[] = [],
) {
  return renderRemote(remote, {
    name: 'mf-invites',
    path,
    answers: (network) => {
      network.on(getRating, () => rating);
      network.on(listStories, () => ({ stories }));
    },
    ...options,
  });
}

const stage = () => screen.findByRole('region', { name: 'Твоё место' });
const rows = async (name = 'Первые пятьдесят') =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');

test('the own place comes first, with the neighbours and the way up', async () => {
  await open();
  expect(await stage()).toHaveTextContent('Твоё место 2');
  expect(await stage()).toHaveTextContent('Ещё 4 друга, и ты на 1-м месте.');
  const around = await rows('Кто рядом с тобой');
  expect(around[1]).toHaveTextContent(/Анна Каримова\s*это ты/);
  const top = await rows();
  expect(top.map((row) => row.textContent?.includes('это ты'))).toEqual([false, true, false]);
  expect(top[0]).toHaveTextContent('21 друг');
  expect(top[0]).toHaveTextContent('1 000');
});

test('a participant without friends reads how to get a place', async () => {
  await open({ client: null, top: [entry(1)], neighbours: [], isHidden: false });
  expect(await stage()).toHaveTextContent('Места пока нет');
  expect(within(await stage()).getByRole('link', { name: 'Позвать друга' })).toHaveAttribute(
    'href',
    '/invite',
  );
});

test('the rating shows ten places first, and the rest takes the focus', async () => {
  const top = Array.from({ length: 50 }, (_, index) => entry(index + 1));
  const { user } = await open({ ...given, top });
  expect(await rows()).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: /Показать ещё 40/ }));
  const all = await rows();
  expect(all).toHaveLength(50);
  expect(all[10]).toHaveFocus();
});

test('the period is in the address and in the request', async () => {
  const { user, path, network } = await open();
  await user.click(await screen.findByRole('button', { name: 'Год' }));
  expect(path()).toBe('/rating?period=year');
  await stage();
  expect(network.calls(getRating).map(({ input }) => input.query.period)).toEqual(['all', 'year']);
});

test('an empty period says so', async () => {
  await open({ client: null, top: [], neighbours: [] }, { path: '/rating?period=month' });
  expect(await screen.findByText('Здесь пока никого')).toBeVisible();
});

test('§8 a rating that failed to load shows the error in its place, without a toast, and loads again', async () => {
  const { user, network } = await open(answer(500), {}, [
    { id: 1, name: 'Азиз К.', study: { ru: 'Право' }, friends: 12, text: { ru: 'Рассказал одногруппникам' } },
  ]);
  expect(await screen.findByText('Рейтинг не загрузился')).toBeVisible();
  expect(store.get(toastsAtom)).toEqual([]);
  expect(await screen.findByText('Рассказал одногруппникам')).toBeVisible();
  network.on(getRating, () => given);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await stage()).toBeVisible();
});

describe('R40 hiding oneself', () => {
  const shown = () => screen.findByRole('switch', { name: 'Показывать меня в рейтинге' });

  test('R40 hiding oneself takes one press and explains the effect', async () => {
    const { user, network } = await open();
    network.on(setRatingVisibility, () => ({ isHidden: true }));
    expect(await shown()).toBeChecked();
    network.on(getRating, () => ({ client: OWN, top: [FIRST], neighbours: [], isHidden: true }));
    await user.click(await shown());
    expect(await screen.findByText(/Тебя никто не видит/)).toBeVisible();
    expect(await shown()).not.toBeChecked();
    expect(await stage()).toHaveTextContent('Твоё место видно только тебе 2');
    expect(network.calls(setRatingVisibility).map(({ input }) => input.body)).toEqual([{ isHidden: true }]);
  });

  test('R40 a refused hiding keeps the switch and shows the reason', async () => {
    const { user, network } = await open();
    network.on(setRatingVisibility, () => answer(409, { error: 'Сейчас нельзя' }));
    await user.click(await shown());
    expect(await screen.findByText('Сейчас нельзя')).toBeVisible();
    expect(await shown()).toBeChecked();
  });

  test('§6 R40 the switch is disabled for staff', async () => {
    await open(given, { account: anAccount({ owner: 'student@cabinet.test' }) });
    expect(await shown()).toBeDisabled();
    expect(await shown()).toHaveAccessibleDescription(/чужой кабинет/);
  });

  test('R31 R40 the switch waits for the network', async () => {
    await open();
    await shown();
    await setOnline(false);
    expect(await shown()).toHaveAccessibleDescription(/нет сети/);
    await setOnline(true);
    expect(await shown()).toBeEnabled();
  });
});
