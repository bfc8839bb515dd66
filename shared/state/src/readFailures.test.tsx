import { call, callForHeader } from '@cabinet/api/client';
import { useRouteData } from '@cabinet/api/useRouteData';
import { checkPhoneCode } from '@cabinet/contracts/phone';
import { exportOwnData } from '@cabinet/contracts/privacy';
import { getProgrammeOrigin, listContactTracking } from '@cabinet/contracts/programme';
import type { Route } from '@cabinet/contracts/route';
import { anAccount, networkOf } from '@cabinet/testing/account';
import { connect } from '@cabinet/testing/connect';
import { answer, type FakeAnswer, type FakeNetwork, lost, timedOut } from '@cabinet/testing/fakeNetwork';
import { inputOf, type Sample, sampleReads } from '@cabinet/testing/samples';
import { act, cleanup, renderHook } from '@testing-library/react';
import { reportApiError, reportReadFailure } from './errors.ts';
import { recoverOnline, watchConnection } from './offline.ts';
import { receiveReports } from './report.ts';
import { apiScope, ownerEmailAtom, sessionAtom } from './session.ts';
import { store } from './store.ts';
import { fatalErrorAtom, infoDialogAtom, toastsAtom } from './ui.ts';
import { forgetUser, isFetchedAtom, loadUser, userErrorAtom } from './user.ts';

// ── what can go wrong ───────────────────────────────────────────────────────────────────────────────

const FAULTS = {
  timeout: timedOut,
  reset: lost,
  400: answer(400, { error: 'Так нельзя' }),
  403: answer(403, { message: 'not yours' }),
  404: answer(404, { error: 'Не найдено' }),
  409: answer(409),
  429: answer(429, { error: 'Слишком часто' }, { 'retry-after': '1' }),
  500: answer(500, { error: 'Сервис отдыхает' }),
  '502 HTML': answer(502, '<html><h1>Bad Gateway</h1></html>'),
  'broken JSON': answer(200, '{"cards": [{"id'),
  empty: answer(200, ''),
  offline: lost,
} satisfies Record<string, FakeAnswer>;

type Fault = keyof typeof FAULTS;

// ── what §8 says of it ──────────────────────────────────────────────────────────────────────────────

const GENERAL = 'toast Произошла ошибка!';

/** §8 toast behaviour: the text, or the message appended to the general words, or the general words. */
const TOAST: Record<Fault, string> = {
  timeout: GENERAL,
  reset: GENERAL,
  400: 'toast Так нельзя',
  403: `${GENERAL} not yours`,
  404: 'toast Не найдено',
  409: GENERAL,
  429: 'toast Слишком часто',
  500: 'toast Сервис отдыхает',
  '502 HTML': GENERAL,
  'broken JSON': GENERAL,
  empty: GENERAL,
  // §4: toasts are suppressed while offline.
  offline: 'nothing',
};

/** §8 CRM handler: the error field is raised as a runtime error, and a missing answer is only reported. */
const CRM: Record<Fault, string> = {
  ...TOAST,
  timeout: 'report',
  reset: 'report',
  400: 'dialog Ошибка: Так нельзя',
  404: 'dialog Ошибка: Не найдено',
  429: 'dialog Ошибка: Слишком часто',
  500: 'dialog Ошибка: Сервис отдыхает',
  offline: 'report',
};

/** R12: essential data of the start, with a 5xx answer or an unreadable answer. */
const FATAL = { 500: 'fatal', '502 HTML': 'fatal', 'broken JSON': 'fatal', empty: 'fatal' };

/** Data that a page's address names or that a look-up requests. A 404 is a valid answer (§7, §8). */
const ABSENT = { 404: 'nothing' };

const NOTHING = Object.fromEntries(Object.keys(FAULTS).map((fault) => [fault, 'nothing'])) as typeof TOAST;

interface Row {
  /** The reader: the start, a page, or a function. */
  by: 'start' | 'page' | ((input: never) => Promise<unknown>);
  expected: Record<Fault, string>;
}

/** Every read of the cabinet. */
const ROWS: Record<string, Row> = {
  listContacts: { by: 'start', expected: { ...TOAST, ...FATAL } },
  listCards: { by: 'start', expected: { ...TOAST, ...FATAL } },
  // §4: without a client in the CRM, the start creates a client.
  getClient: { by: 'start', expected: { ...CRM, ...FATAL, ...ABSENT } },
  listReferrals: { by: 'start', expected: TOAST },
  // §8: an order fetch failure leaves the list unchanged, and a rating failure is kept as an error.
  listOrders: { by: 'page', expected: NOTHING },
  getRating: { by: 'page', expected: NOTHING },
  listOperations: { by: 'page', expected: TOAST },
  getOperationDictionary: { by: 'page', expected: TOAST },
  listProducts: { by: 'page', expected: TOAST },
  listInvitations: { by: 'page', expected: TOAST },
  listBrands: { by: 'page', expected: TOAST },
  listCategories: { by: 'page', expected: TOAST },
  listSubCategories: { by: 'page', expected: TOAST },
  listProductTypes: { by: 'page', expected: TOAST },
  listWishes: { by: 'page', expected: TOAST },
  getGoal: { by: 'page', expected: TOAST },
  listViews: { by: 'page', expected: TOAST },
  listManagerRequests: { by: 'page', expected: TOAST },
  listStories: { by: 'page', expected: TOAST },
  listProgrammes: { by: 'page', expected: TOAST },
  listLessons: { by: 'page', expected: TOAST },
  listAddresses: { by: 'page', expected: TOAST },
  listSupportTickets: { by: 'page', expected: TOAST },
  getPrivacy: { by: 'page', expected: TOAST },
  getReferralOffer: { by: 'page', expected: { ...TOAST, ...ABSENT } },
  // A button starts this read.
  exportOwnData: { by: () => call(exportOwnData, {}).catch(reportApiError), expected: TOAST },
  getWelcomeBonus: { by: 'page', expected: TOAST },
  getProduct: { by: 'page', expected: { ...TOAST, ...ABSENT } },
  listRelatives: { by: 'page', expected: { ...TOAST, ...ABSENT } },
  getOrder: { by: 'page', expected: { ...TOAST, ...ABSENT } },
  // §7: 404 ignored.
  getEmailByBitrixId: { by: 'page', expected: { ...TOAST, ...ABSENT } },
  getEmailConfirmation: { by: 'page', expected: { ...CRM, ...ABSENT } },
  listSupportRequests: { by: 'page', expected: CRM },
  // §8: the event loop and the verification use the same handler, and the verification rethrows.
  listContactTracking: { by: () => call(listContactTracking, {}).catch(reportApiError), expected: TOAST },
  checkPhoneCode: {
    by: () => call(checkPhoneCode, { query: { code: 123_456 } }).catch(reportApiError),
    expected: TOAST,
  },
  // §7: falls back to the main programme.
  getProgrammeOrigin: {
    by: () => callForHeader(getProgrammeOrigin, {}, 'location').catch(() => ''),
    expected: NOTHING,
  },
};

test('N1 every read has a row, and every row is a read', () => {
  expect(Object.keys(ROWS).sort()).toEqual(sampleReads.map(({ name }) => name).sort());
});

// ── the matrix ──────────────────────────────────────────────────────────────────────────────────────

let reports: unknown[] = [];
receiveReports(({ error }) => reports.push(error));
watchConnection();
recoverOnline();

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Signs in a participant whose services answer every request. */
function signIn(): FakeNetwork {
  const account = anAccount();
  const network = networkOf(account);
  for (const { route, sample } of sampleReads) network.on(route, () => sample.answer as never);
  store.set(sessionAtom, account.session);
  store.set(ownerEmailAtom, null);
  store.set(toastsAtom, []);
  store.set(infoDialogAtom, null);
  reports = [];
  forgetUser();
  connect(network, { scope: apiScope, onReadFailure: reportReadFailure });
  return network;
}

/** Returns the messages to the participant, or a report. */
function told(): string {
  const toasts = store.get(toastsAtom).map(({ message }) => `toast ${message}`);
  const info = store.get(infoDialogAtom);
  const all = [
    ...toasts,
    ...(info ? [`dialog ${info.title}: ${info.message}`] : []),
    ...(store.get(fatalErrorAtom) ? ['fatal'] : []),
    ...(reports.length > 0 ? ['report'] : []),
  ];
  return all.join(', ') || 'nothing';
}

/** Long enough for every retry (N3). */
const pass = (ms = 5_000) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Starts a read as the cabinet does. The result says whether the reader has its data. */
function read(route: Route, sample: Sample, by: Row['by']): { hasData: () => boolean } {
  if (by === 'start') {
    void loadUser();
    return { hasData: () => store.get(isFetchedAtom) && !store.get(userErrorAtom) };
  }
  if (by === 'page') {
    const { result } = renderHook(() => useRouteData(route, inputOf(sample)));
    return { hasData: () => result.current.data !== undefined && !result.current.error };
  }
  let isDone = false;
  by(inputOf(sample)).finally(() => {
    isDone = true;
  });
  return { hasData: () => isDone };
}

const CELLS = sampleReads.flatMap(({ name, route, sample }) =>
  (Object.keys(FAULTS) as Fault[]).map((fault) => {
    const { by, expected } = ROWS[name] as Row;
    return { name, route, sample, fault, by, expected: expected[fault] };
  }),
);

test.each(CELLS)('N1 §8 $name × $fault: $expected', async ({ route, sample, fault, by, expected }) => {
  const network = signIn();
  network.on(route, () => FAULTS[fault]);
  if (fault === 'offline') jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reader = read(route, sample, by);
  await pass();
  expect(told()).toBe(expected);

  // After the network is back, the cabinet reads all visible data again within 2 s.
  network.on(route, () => sample.answer as never);
  jest.restoreAllMocks();
  act(() => void dispatchEvent(new Event('online')));
  await pass(2_000);
  expect(reader.hasData()).toBe(true);
  expect(store.get(fatalErrorAtom)).toBeNull();
});
