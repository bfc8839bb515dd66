import { listCards, listContacts } from '@cabinet/contracts/members';
import { listOperations } from '@cabinet/contracts/operations';
import { listContactTracking } from '@cabinet/contracts/programme';
import { eventsAtom, forgetEvents, loadEvents } from '@cabinet/state/events';
import { apiScope, ownerEmailAtom, sessionAtom } from '@cabinet/state/session';
import { store } from '@cabinet/state/store';
import { infoDialogAtom, toastsAtom } from '@cabinet/state/ui';
import { cardStateAtom, contactAtom, forgetUser, loadUser } from '@cabinet/state/user';
import { type Account, anAccount, networkOf } from '@cabinet/testing/account';
import { aCard, aContact, anOperation } from '@cabinet/testing/builders';
import { connect } from '@cabinet/testing/connect';
import { answer } from '@cabinet/testing/fakeNetwork';
import { messagesReady } from '../i18n.ts';
import { startEvents } from './startEvents.ts';
import type { TabMessage, Tabs } from './tabs.ts';

const WARNING = 'Кабинет скоро закроется';

beforeAll(() => messagesReady);

beforeEach(() => {
  jest.useFakeTimers();
  show('visible');
  document.title = 'Главная';
});

afterEach(() => {
  forgetEvents();
  store.set(infoDialogAtom, null);
  store.set(toastsAtom, []);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Creates a tab that leads, or a tab whose lock another tab holds. */
function aTab({ isLeader = true } = {}) {
  const told: TabMessage[] = [];
  let hear: (message: TabMessage) => void = () => {};
  let begin = () => {};
  const tabs: Tabs = {
    lead: (start) => {
      begin = start;
      if (isLeader) start();
    },
    tell: (message) => told.push(message),
    listen: (listener) => {
      hear = listener;
    },
  };
  return { tabs, told, hear: (message: TabMessage) => hear(message), becomeLeader: () => begin() };
}

async function aCabinet(overrides: Partial<Account> = {}, tab = aTab()) {
  const account = anAccount(overrides);
  const network = networkOf(account);
  let changes: string[] = [];
  network.on(listContactTracking, () => changes.splice(0));
  store.set(sessionAtom, account.session);
  store.set(ownerEmailAtom, account.owner);
  forgetUser();
  connect(network, { scope: apiScope });
  loadEvents();
  await loadUser();
  const signOut = jest.fn(async () => {});
  startEvents(signOut, tab.tabs);
  await quiet();
  return {
    account,
    network,
    tab,
    signOut,
    change: (...kinds: string[]) => {
      changes = kinds;
    },
    polls: () => network.calls(listContactTracking).length,
  };
}

/** Runs all pending work that does not wait for the clock. */
async function quiet(): Promise<void> {
  for (let tick = 0; tick < 200; tick += 1) await Promise.resolve();
}

async function pass(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms);
  await quiet();
}

async function passPolls(count: number): Promise<void> {
  for (let poll = 0; poll < count; poll += 1) await pass(30_000);
}

function show(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

const news = () => store.get(eventsAtom).map(({ operation }) => operation);
const types = () => store.get(eventsAtom).map(({ type }) => type);

describe('§4 events', () => {
  test('the tab polls for events at once and then every 30 000 ms', async () => {
    const { polls } = await aCabinet();
    expect(polls()).toBe(1);
    await pass(29_999);
    expect(polls()).toBe(1);
    await pass(1);
    expect(polls()).toBe(2);
  });

  test('a new operation raises event 2 and updates the balance', async () => {
    const { account, change } = await aCabinet();
    account.contact = aContact({ balance: 13_000 });
    change('contacts');
    await pass(30_000);
    expect(types()).toEqual([2]);
    expect(store.get(contactAtom)?.balance).toBe(13_000);
  });

  test('the event of a new operation contains the operation, regardless of earlier data', async () => {
    const [welcome, gift] = [anOperation(), anOperation({ type: 'BIRTHDAY', amount: 500 })];
    const { account, change } = await aCabinet({ operations: [welcome] });
    account.operations = [gift, welcome];
    change('contacts');
    await pass(30_000);
    expect(news()).toMatchObject([{ type: 'BIRTHDAY', amount: 500 }]);
  });

  test('operations between two visits become separate events', async () => {
    const account = anAccount({ operations: [] });
    await aCabinet(account);
    const operations = [anOperation({ type: 'ORDER', amount: -900 }), anOperation({ type: 'FRIEND' })];
    const { change } = await aCabinet({ ...account, operations });
    change('contacts');
    await pass(30_000);
    expect(news()).toMatchObject([
      { type: 'FRIEND', amount: 250 },
      { type: 'ORDER', amount: -900 },
    ]);
  });

  test('an unreadable history leaves the event without words, and shows no error', async () => {
    const { network, change } = await aCabinet();
    network.on(listOperations, () => answer(500));
    change('contacts');
    await pass(30_000);
    expect(news()).toEqual([undefined]);
    expect(store.get(toastsAtom)).toEqual([]);
  });

  test('a first card raises event 1', async () => {
    const { account, change } = await aCabinet({ cards: [] });
    account.cards = [aCard()];
    change('cards');
    await pass(30_000);
    expect(types()).toEqual([1]);
    expect(store.get(cardStateAtom)).toBe('active');
  });

  test('a first card between two visits raises event 1', async () => {
    const account = anAccount({ cards: [] });
    await aCabinet(account);
    const { change } = await aCabinet({ ...account, cards: [aCard()] });
    change('cards');
    await pass(30_000);
    expect(types()).toEqual([1]);
  });

  test('another change of the cards raises event 3', async () => {
    const { account, change } = await aCabinet();
    account.cards = [aCard({ status: 5 })];
    change('cards', 'contacts');
    await pass(30_000);
    expect(types()).toEqual([3, 2]);
    expect(store.get(cardStateAtom)).toBe('blocked');
  });

  test('a poll without changes causes no other requests', async () => {
    const { network } = await aCabinet();
    const before = network.calls().length;
    await pass(30_000);
    expect(network.calls().length).toBe(before + 1);
  });

  test('§8 a failed poll shows an error like any call, and the next poll comes on time', async () => {
    const { network, polls } = await aCabinet();
    network.on(listContactTracking, () => answer(500, { message: 'сбой' }));
    await pass(30_000);
    expect(store.get(toastsAtom)).toMatchObject([{ message: 'Произошла ошибка! сбой' }]);
    await pass(30_000);
    expect(polls()).toBe(3);
  });

  test('SE5 at most one poll is in progress', async () => {
    const { network, polls } = await aCabinet();
    const held = Promise.withResolvers<string[]>();
    network.on(listContactTracking, () => held.promise);
    await passPolls(3);
    expect(polls()).toBe(2);
    held.resolve([]);
    await quiet();
    await pass(30_000);
    expect(polls()).toBe(3);
  });

  test('SE5 a clock that jumps 8 hours causes no burst of polls', async () => {
    const { polls } = await aCabinet();
    jest.setSystemTime(Date.now() + 8 * 3_600_000);
    await pass(30_000);
    expect(polls()).toBe(2);
  });
});

describe('R25 a hidden tab', () => {
  test('SE5 a hidden tab ends the session on exactly poll 40', async () => {
    const { signOut } = await aCabinet();
    show('hidden');
    await passPolls(39);
    expect(signOut).not.toHaveBeenCalled();
    await passPolls(1);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  test('SE5 a visible tab restarts the count of hidden polls', async () => {
    const { signOut } = await aCabinet();
    show('hidden');
    await passPolls(39);
    show('visible');
    await passPolls(1);
    show('hidden');
    await passPolls(39);
    expect(signOut).not.toHaveBeenCalled();
  });

  test('SE5 failed polls of a hidden tab count as well', async () => {
    const { network, signOut } = await aCabinet();
    network.on(listContactTracking, () => answer(500));
    show('hidden');
    await passPolls(40);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  test('a hidden tab warns by title and dialog 2 minutes before the end, and a visible tab restores the title', async () => {
    await aCabinet();
    show('hidden');
    await passPolls(35);
    expect([document.title, store.get(infoDialogAtom)]).toEqual(['Главная', null]);
    await passPolls(1);
    expect([document.title, store.get(infoDialogAtom)?.title]).toEqual([WARNING, WARNING]);
    show('visible');
    expect([document.title, store.get(infoDialogAtom)?.title]).toEqual(['Главная', WARNING]);
  });
});

describe('several tabs', () => {
  test('only the leader polls, and it tells the other tabs about events', async () => {
    const { tab, change } = await aCabinet();
    change('contacts');
    await pass(30_000);
    expect(tab.told).toContainEqual({ kind: 'heard', types: [2], hiddenPolls: 0 });
  });

  test("another tab shows the leader's events and does not poll", async () => {
    const { account, tab, network, polls } = await aCabinet({}, aTab({ isLeader: false }));
    account.contact = aContact({ balance: 1 });
    account.cards = [aCard({ status: 5 })];
    tab.hear({ kind: 'heard', types: [2, 3], hiddenPolls: 0 });
    await quiet();
    expect(polls()).toBe(0);
    expect([network.calls(listContacts).length, network.calls(listCards).length]).toEqual([2, 2]);
    expect([store.get(contactAtom)?.balance, store.get(cardStateAtom)]).toEqual([1, 'blocked']);
  });

  test('R25 one visible tab counts for all tabs', async () => {
    const { tab } = await aCabinet({}, aTab({ isLeader: false }));
    tab.hear({ kind: 'heard', types: [], hiddenPolls: 7 });
    expect(tab.told).toEqual([{ kind: 'seen' }]);
  });

  test('two visible windows send each other no messages', async () => {
    const { tab } = await aCabinet({}, aTab({ isLeader: false }));
    tab.hear({ kind: 'heard', types: [], hiddenPolls: 0 });
    tab.hear({ kind: 'seen' });
    expect(tab.told).toEqual([]);
  });

  test('R25 the hidden leader restarts the count when another tab becomes visible', async () => {
    const { tab, signOut } = await aCabinet();
    show('hidden');
    await passPolls(39);
    tab.hear({ kind: 'seen' });
    await passPolls(39);
    expect(signOut).not.toHaveBeenCalled();
    await passPolls(1);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  test('R25 a new leader continues the count, and only the leader signs out', async () => {
    const { tab, signOut, polls } = await aCabinet({}, aTab({ isLeader: false }));
    show('hidden');
    tab.hear({ kind: 'heard', types: [], hiddenPolls: 38 });
    expect(document.title).toBe(WARNING);
    tab.becomeLeader();
    await quiet();
    expect(polls()).toBe(1);
    expect(signOut).not.toHaveBeenCalled();
    await passPolls(1);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  test('§6 a view-as tab does not poll and refreshes nothing', async () => {
    const { tab, network, polls } = await aCabinet({ owner: 'anna@cabinet.test' });
    tab.hear({ kind: 'heard', types: [2, 3], hiddenPolls: 0 });
    await passPolls(2);
    expect(polls()).toBe(0);
    expect(network.calls(listContacts)).toHaveLength(1);
  });

  test('§6 R25 a hidden view-as tab signs out on poll 40', async () => {
    const { polls, signOut } = await aCabinet({ owner: 'anna@cabinet.test' });
    show('hidden');
    await passPolls(39);
    expect(signOut).not.toHaveBeenCalled();
    await passPolls(1);
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(polls()).toBe(0);
  });
});
