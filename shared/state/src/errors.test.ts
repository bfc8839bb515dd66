import { ApiError } from '@cabinet/api/error';
import { reportApiError } from './errors.ts';
import { receiveReports } from './report.ts';
import { store } from './store.ts';
import { fatalErrorAtom, infoDialogAtom, lastErrorCodeAtom, toastsAtom } from './ui.ts';

afterEach(() => {
  store.set(toastsAtom, []);
  store.set(infoDialogAtom, null);
});

const error = (details: ConstructorParameters<typeof ApiError>[1]) => new ApiError('GET /api/cards', details);

test.each([
  ['no answer', error({}), 'Произошла ошибка!'],
  [
    "the service's message, appended",
    error({ status: 409, detail: 'нет мест' }),
    'Произошла ошибка! нет мест',
  ],
  ["the service's error", error({ status: 409, text: 'Мест нет', detail: 'full' }), 'Мест нет'],
  ['409 without text', error({ status: 409 }), 'Произошла ошибка!'],
  ['500, which is fatal at the start only (R12)', error({ status: 500 }), 'Произошла ошибка!'],
])('§8 toast: %s', (_, failure, message) => {
  reportApiError(failure);
  expect(store.get(toastsAtom)).toMatchObject([{ message, color: 'error' }]);
  expect(store.get(fatalErrorAtom)).toBeNull();
});

test('§8 the last error code is stored', () => {
  reportApiError(error({ status: 409, code: 'price_changed' }));
  expect(store.get(lastErrorCodeAtom)).toBe('price_changed');
});

test.each([
  ['an authorisation failure', error({ status: 401 })],
  ['an aborted call', new DOMException('gone', 'AbortError')],
])('%s shows no message', (_, failure) => {
  reportApiError(failure);
  expect(store.get(toastsAtom)).toEqual([]);
});

describe('§8 the CRM', () => {
  test('§8 a CRM error with a text appears in a dialog', () => {
    reportApiError(error({ service: 'crm', status: 400, text: 'Пользователь не найден' }));
    expect(store.get(infoDialogAtom)).toEqual({ title: 'Ошибка', message: 'Пользователь не найден' });
    expect(store.get(toastsAtom)).toEqual([]);
  });

  test('§8 a CRM error without a text shows the general message', () => {
    reportApiError(error({ service: 'crm', status: 500 }));
    expect(store.get(toastsAtom)).toMatchObject([{ message: 'Произошла ошибка!' }]);
  });

  test('§8 a CRM that does not answer is only reported', () => {
    const reports: unknown[] = [];
    receiveReports((report) => reports.push(report));
    const silence = error({ service: 'crm' });
    reportApiError(silence);
    expect(reports).toEqual([{ error: silence, place: 'crm' }]);
    expect([store.get(toastsAtom), store.get(infoDialogAtom)]).toEqual([[], null]);
  });
});
