import { transports } from '@cabinet/api/transport';
import type { CabinetConfig } from '@cabinet/contracts/config';
import { addClient, getClient, updateClient } from '@cabinet/contracts/crm';
import { listCards, listContacts, listReferrals } from '@cabinet/contracts/members';
import { listOrders } from '@cabinet/contracts/orders';
import { getProgrammeOrigin, listContactTracking } from '@cabinet/contracts/programme';
import type { Route } from '@cabinet/contracts/route';
import { configAtom } from '@cabinet/state/config';
import { addEvents, eventsAtom, forgetEvents, loadEvents } from '@cabinet/state/events';
import { isOnlineAtom } from '@cabinet/state/offline';
import { type Report, receiveReports } from '@cabinet/state/report';
import { ownerEmailAtom, sessionAtom } from '@cabinet/state/session';
import { store } from '@cabinet/state/store';
import { fatalErrorAtom, infoDialogAtom, lastErrorCodeAtom, toastsAtom } from '@cabinet/state/ui';
import {
  contactAtom,
  forgetUser,
  isFetchedAtom,
  isUserLoadedAtom,
  loadUser,
  userErrorAtom,
} from '@cabinet/state/user';
import { type Account, anAccount, networkOf } from '@cabinet/testing/account';
import { aClient, aConfig } from '@cabinet/testing/builders';
import { answer, type FakeNetwork, lost } from '@cabinet/testing/fakeNetwork';
import type { SignIn } from './auth/signIn.ts';
import { messagesReady } from './i18n.ts';
import { askedOwnerAtom, leave, signInAtom, start, startPhaseAtom, viewAs } from './start.ts';

let reports: Report[] = [];

beforeAll(() => messagesReady);
beforeEach(() => {
  reports = [];
  receiveReports((report) => reports.push(report));
  history.replaceState(null, '', '/my/');
});
afterEach(() => {
  forgetEvents();
  forgetUser();
  sessionStorage.clear();
  store.set(startPhaseAtom, 'starting');
  store.set(signInAtom, null);
  store.set(askedOwnerAtom, null);
  store.set(toastsAtom, []);
  store.set(infoDialogAtom, null);
  jest.restoreAllMocks();
});

interface Beginning {
  account?: Partial<Account>;
  config?: Partial<CabinetConfig>;
  /** The query of the address after `/my/`. */
  search?: string;
}

/** Creates the shell before its start: a signed-in person, and services that answer. */
function aShell({ account: about = {}, config = {}, search = '' }: Beginning = {}) {
  const account = anAccount(about);
  const network = networkOf(account);
  network.on(listOrders, () => ({ orders: [] }));
  network.on(listContactTracking, () => []);
  network.on(getProgrammeOrigin, () => answer(204));
  for (const transport of Object.values(transports)) transport.defaults.adapter = network.adapter;

  const token = jest.fn(async () => 'token');
  const signOut = jest.fn(async () => {});
  const signIn: SignIn = { session: account.session, token, signOut };
  window.cabinetEarly = { config: Promise.resolve(aConfig(config)), signIn: Promise.resolve(signIn) };
  history.replaceState(null, '', `/my/${search}`);
  return { account, network, token, signOut };
}

/** Starts as staff and gives the reason. */
async function startViewing(): Promise<void> {
  await start();
  await viewAs('anna@cabinet.test');
}

/** Runs all pending work that does not wait for the clock. */
async function quiet(): Promise<void> {
  for (let tick = 0; tick < 200; tick += 1) await Promise.resolve();
}

/** Returns the requests in order. */
function asked(network: FakeNetwork): string[] {
  return network.calls().map(({ route, input }) => nameOf(route, input.query));
}

function nameOf({ method, path }: Route, query: unknown): string {
  const { xmlId } = Object(query) as { xmlId?: string };
  return [method, path, xmlId].filter(Boolean).join(' ');
}

describe('§4 the app start', () => {
  test('§4 the app start reads the participant at once, then updates the CRM, then polls for events', async () => {
    const { network } = aShell({ account: { client: aClient({ partner_id: 1 }) } });
    await start();
    await quiet();
    const order = asked(network);
    // These requests run in parallel.
    const reads = [
      'GET /api/cards',
      'GET /api/contacts/detail ACADEM_ORDER',
      'GET /api/contacts/detail FRIEND',
      'GET /api/user/get',
      'GET /v2/api/contacts',
    ];
    expect(order.slice(0, reads.length).sort()).toEqual(reads);
    const rest = order.slice(reads.length);
    expect(rest).toContain('GET /v2/api/orders');
    expect(rest.filter((call) => call !== 'GET /v2/api/orders')).toEqual([
      'POST /api/user/update',
      'GET /api/contactTracking',
      // Once in a browser: later operations are news.
      'GET /v2/api/operations',
    ]);
    expect(network.calls(updateClient)[0]?.input.body).toEqual({ partner_id: 9001, project_id: 1 });
    expect(store.get(isFetchedAtom)).toBe(true);
  });

  test('§4 the app start sends no request before a person is signed in', async () => {
    const { network, account, token, signOut } = aShell();
    const held = Promise.withResolvers<SignIn>();
    window.cabinetEarly = { config: Promise.resolve(aConfig()), signIn: held.promise };
    const started = start();
    await quiet();
    expect([asked(network), store.get(startPhaseAtom)]).toEqual([[], 'starting']);
    held.resolve({ session: account.session, token, signOut });
    await started;
    expect(store.get(startPhaseAtom)).toBe('signed-in');
  });

  test('R31 the cabinet follows the network before a person is signed in', async () => {
    aShell();
    window.cabinetEarly = { config: Promise.resolve(aConfig()), signIn: new Promise(() => {}) };
    void start();
    dispatchEvent(new Event('offline'));
    expect(store.get(isOnlineAtom)).toBe(false);
    dispatchEvent(new Event('online'));
    expect(store.get(isOnlineAtom)).toBe(true);
  });

  test('§4 the app start loads the stored events before it reads the user', async () => {
    const { network, account } = aShell();
    store.set(sessionAtom, account.session);
    loadEvents();
    addEvents([2]);
    store.set(eventsAtom, []);
    const known = new Promise((resolve) => {
      network.on(listContacts, () => {
        resolve(store.get(eventsAtom).map(({ type }) => type));
        return { contacts: [] };
      });
    });
    await start();
    expect(await known).toEqual([2]);
  });

  test('§4 the app start creates a missing client in the CRM', async () => {
    const { network } = aShell({ account: { client: null } });
    await start();
    expect(network.calls(addClient)).toHaveLength(1);
  });

  test.each([
    ['that is broken', { project: 'unheard of' }],
    ['that is unreadable', null],
    ['with maintenance on', aConfig({ maintenance: true })],
  ])('§4 a configuration %s shows the maintenance page, and sends no request', async (_, config) => {
    const { network } = aShell();
    window.cabinetEarly = { config: Promise.resolve(config), signIn: new Promise(() => {}) };
    await start();
    expect([store.get(startPhaseAtom), asked(network)]).toEqual(['maintenance', []]);
    // §1: the page names the support mailbox if the configuration contains it.
    expect(store.get(configAtom)?.support.email).toBe(
      config && 'support' in config ? config.support.email : undefined,
    );
  });

  test('§4 an identity service that does not answer has a page of its own', async () => {
    const { network } = aShell();
    window.cabinetEarly = { config: Promise.resolve(aConfig()), signIn: Promise.reject(new Error('down')) };
    await start();
    expect([store.get(startPhaseAtom), asked(network)]).toEqual(['no-identity', []]);
  });
});

const OTHER = 'https://mti.cabinet.test';
const redirecting = { redirectToProgramme: true, programmeOrigins: [OTHER] };

describe('§4 R30 the redirect to the own programme', () => {
  const ORIGIN = 'HEAD /v2/api';

  test('§4 R30 the redirect leaves the page before the start reads user data', async () => {
    // jsdom cannot leave a page, and reports an error.
    const left = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { network } = aShell({ config: redirecting });
    network.on(getProgrammeOrigin, () => answer(204, {}, { location: `${OTHER}/whatever` }));
    await start();
    await quiet();
    expect(String(left.mock.calls[0])).toContain('navigation');
    expect(asked(network)).toEqual(['GET /api/user/get', ORIGIN]);
    expect(store.get(isFetchedAtom)).toBe(false);
  });

  test('§4 R30 the redirect check runs after the client is read or created, and before other reads', async () => {
    const { network } = aShell({ config: redirecting, account: { client: null } });
    await start();
    await quiet();
    expect(asked(network).slice(0, 3)).toEqual(['GET /api/user/get', 'POST /api/user/add', ORIGIN]);
    expect(asked(network).filter((call) => call === 'GET /api/user/get')).toHaveLength(1);
    expect(store.get(isFetchedAtom)).toBe(true);
  });

  test('§4 R30 the redirect check runs with an unreadable client, and the error appears afterwards (R27)', async () => {
    const { network } = aShell({ config: redirecting });
    network.on(getClient, () => answer(403));
    await start();
    expect(asked(network).slice(0, 2)).toEqual(['GET /api/user/get', ORIGIN]);
    expect([store.get(userErrorAtom)?.status, store.get(isFetchedAtom)]).toEqual([403, true]);
  });

  test.each([
    ['an unlisted origin', () => answer(204, {}, { location: 'https://evil.example' })],
    ['a refusal and an unlisted main programme', () => answer(403)],
  ])('§4 R30 the redirect does not run with %s: the start reports it and continues', async (_, given) => {
    const services = { ...aConfig().services, mainSite: 'https://main.example' };
    const { network } = aShell({ config: { ...redirecting, services } });
    network.on(getProgrammeOrigin, given);
    await start();
    expect(reports.map(({ place }) => place)).toEqual(['programme-origin']);
    expect(store.get(isFetchedAtom)).toBe(true);
  });

  test('§7 the redirect goes to the main programme without an answer', async () => {
    const left = jest.spyOn(console, 'error').mockImplementation(() => {});
    const services = { ...aConfig().services, mainSite: `${OTHER}/` };
    const { network } = aShell({ config: { ...redirecting, services } });
    network.on(getProgrammeOrigin, () => answer(500));
    await start();
    expect(left).toHaveBeenCalled();
    expect(asked(network)).not.toContain('GET /v2/api/contacts');
  });

  test.each<[string, () => Promise<void>, Beginning]>([
    ['if it is disabled', start, { config: { ...redirecting, redirectToProgramme: false } }],
    [
      'in view-as',
      startViewing,
      { config: redirecting, account: { session: staff() }, search: '?ownerEmail=anna@cabinet.test' },
    ],
  ])('§4 R30 the redirect check does not run %s', async (_, begin, beginning) => {
    const { network } = aShell(beginning);
    await begin();
    expect(asked(network)).not.toContain(ORIGIN);
    expect(store.get(isFetchedAtom)).toBe(true);
  });

  test('§4 R30 the redirect check does not run in development', async () => {
    const { network } = aShell({ config: redirecting });
    const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    await start();
    environment.restore();
    expect(asked(network)).not.toContain(ORIGIN);
  });
});

function staff(): Account['session'] {
  return { ...anAccount().session, email: 'manager@cabinet.test', roles: ['manager'] };
}

describe('§6 ?ownerEmail=', () => {
  const search = '?ownerEmail=anna@cabinet.test';

  test('§6 ?ownerEmail= of staff reads no data before staff gives a reason', async () => {
    const { network } = aShell({ account: { session: staff() }, search });
    await start();
    await quiet();
    expect([store.get(startPhaseAtom), store.get(askedOwnerAtom)]).toEqual([
      'asks-reason',
      'anna@cabinet.test',
    ]);
    expect(asked(network)).toEqual([]);
  });

  test('§6 ?ownerEmail= of staff requires a new reason for another participant', async () => {
    aShell({ account: { session: staff() }, search });
    await startViewing();
    const { network } = aShell({ account: { session: staff() }, search: '?ownerEmail=boris@cabinet.test' });
    await start();
    expect(store.get(askedOwnerAtom)).toBe('boris@cabinet.test');
    expect(asked(network)).toEqual([]);
  });

  test('§6 ?ownerEmail= of staff opens the cabinet of that participant, and creates no client', async () => {
    const { network } = aShell({ account: { session: staff(), client: null }, search });
    await startViewing();
    expect(store.get(ownerEmailAtom)).toBe('anna@cabinet.test');
    expect(network.calls(listCards)[0]?.input.query).toEqual({ email: 'anna@cabinet.test' });
    expect(network.calls(addClient)).toEqual([]);
  });

  test('§6 ?ownerEmail= of a participant has no effect', async () => {
    const { network } = aShell({ search });
    await start();
    expect(store.get(ownerEmailAtom)).toBeNull();
    expect(network.calls(listCards)[0]?.input.query).toEqual({ email: 'student@cabinet.test' });
  });

  test('§6 ?ownerEmail= stays in this tab without the parameter, until it is empty', async () => {
    aShell({ account: { session: staff() }, search });
    await startViewing();
    aShell({ account: { session: staff() } });
    await start();
    expect(store.get(ownerEmailAtom)).toBe('anna@cabinet.test');
    aShell({ account: { session: staff() }, search: '?ownerEmail=' });
    await start();
    expect(store.get(ownerEmailAtom)).toBeNull();
  });
});

describe('R27 a start that fails', () => {
  test('R27 a failed start opens with partial data, and a retry completes it', async () => {
    const { network, account } = aShell();
    network.on(listCards, () => answer(409, { error: 'Карты не читаются', errorCode: 'cards_busy' }));
    await start();
    expect(store.get(startPhaseAtom)).toBe('signed-in');
    expect(store.get(userErrorAtom)?.text).toBe('Карты не читаются');
    expect(store.get(contactAtom)?.balance).toBe(12_500);
    expect(store.get(fatalErrorAtom)).toBeNull();

    network.on(listCards, () => ({ cards: account.cards }));
    await loadUser();
    expect([store.get(userErrorAtom), store.get(isFetchedAtom)]).toEqual([null, true]);
  });

  test('R27 a second read does not remove the data while it runs', async () => {
    const { network, account } = aShell();
    network.on(listContacts, () => answer(400, { error: 'Так нельзя' }));
    await start();
    const whole: unknown[] = [];
    const stop = store.sub(isUserLoadedAtom, () =>
      whole.push([store.get(isUserLoadedAtom), store.get(contactAtom)?.balance]),
    );
    const { contact } = account;
    network.on(listContacts, () => ({ contacts: contact ? [contact] : [] }));
    await loadUser();
    stop();
    expect(whole).toEqual([[true, 12_500]]);
  });

  test('§8 R12 an unreadable answer at the start is fatal, and keeps its code', async () => {
    const { network } = aShell();
    network.on(getClient, () => answer(500, { errorCode: 'crm_down' }));
    await start();
    expect(store.get(fatalErrorAtom)?.code).toBe('crm_down');
  });

  test('§8 a failed poll for events keeps its code and shows a toast', async () => {
    const { network } = aShell();
    network.on(listContactTracking, () => answer(409, { error: 'Занято', errorCode: 'busy' }));
    await start();
    await quiet();
    expect(store.get(lastErrorCodeAtom)).toBe('busy');
    expect(store.get(toastsAtom)).toMatchObject([{ message: 'Занято' }]);
  });
});

describe('§8 an authorisation failure', () => {
  test('§8 the first authorisation failure shows a toast, is reported, and gets a fresh token', async () => {
    const { network, account, token, signOut } = aShell();
    network.on(listCards, () => {
      network.on(listCards, () => ({ cards: account.cards }));
      return answer(401);
    });
    await start();
    expect(store.get(toastsAtom)).toMatchObject([
      { message: 'Произошла ошибка, попробуйте еще раз.', color: 'error' },
    ]);
    expect(reports).toMatchObject([{ place: 'authorisation', error: { status: 401 } }]);
    expect(token).toHaveBeenCalledWith(true);
    expect([store.get(isFetchedAtom), store.get(userErrorAtom)]).toEqual([true, null]);
    expect(signOut).not.toHaveBeenCalled();
  });

  test('§8 the second authorisation failure signs out, and removes all data of the participant', async () => {
    const { network, signOut } = aShell();
    for (const route of [getClient, listContacts, listCards, listReferrals]) {
      network.on(route as typeof listCards, () => answer(401));
    }
    await start();
    await quiet();
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(reports.map(({ place }) => place)).toEqual(['authorisation']);
    expect([store.get(sessionAtom), store.get(contactAtom)]).toEqual([null, null]);
  });
});

test('D16 rejected requests of a synthetic user show an error page once, without a reload', async () => {
  const { network, account, signOut } = aShell();
  const token = async () => null;
  const signIn: SignIn = { session: account.session, token, signOut, isSynthetic: true };
  window.cabinetEarly = { config: Promise.resolve(aConfig()), signIn: Promise.resolve(signIn) };
  for (const route of [getClient, listContacts, listCards, listReferrals]) {
    network.on(route as typeof listCards, () => answer(401));
  }
  await start();
  await quiet();
  expect(signOut).not.toHaveBeenCalled();
  expect(store.get(startPhaseAtom)).toBe('no-identity');
});

test('V3 a manual sign-out removes the stored events and the viewed owner', async () => {
  const { signOut } = aShell({ account: { session: staff() }, search: '?ownerEmail=anna@cabinet.test' });
  await startViewing();
  addEvents([2]);
  await leave();
  expect(signOut).toHaveBeenCalledTimes(1);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('§4 a start without a network shows a retry', async () => {
  jest.useFakeTimers({ advanceTimers: 200 });
  const { network } = aShell();
  network.on(listReferrals, () => lost);
  await start();
  expect(store.get(userErrorAtom)?.kind).toBe('network');
  expect([store.get(isFetchedAtom), store.get(fatalErrorAtom)]).toEqual([true, null]);
  jest.useRealTimers();
});
