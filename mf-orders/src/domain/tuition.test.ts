import { readPayment, readTokens } from './tuition.ts';

const WHOLE = { docNum: '', semester: '3', amount: '5 000' };

test('the only contract need not be chosen', () => {
  const payment = { docNum: 'Д-1', semester: 3, amount: 5_000 };
  expect(readPayment(WHOLE, ['Д-1'])).toEqual({ payment, faults: {} });
});

test('one of several is chosen, and it is an own one', () => {
  const contracts = ['Д-1', 'Д-2'];
  expect(readPayment(WHOLE, contracts).faults).toEqual({ docNum: 'empty' });
  expect(readPayment({ ...WHOLE, docNum: 'Д-9' }, contracts).faults).toEqual({ docNum: 'empty' });
  expect(readPayment({ ...WHOLE, docNum: 'Д-2' }, contracts).payment?.docNum).toBe('Д-2');
});

test('every field that is missing is named', () => {
  const { payment, faults } = readPayment({ docNum: '', semester: '', amount: ' ' }, []);
  expect(payment).toBeNull();
  expect(faults).toEqual({ docNum: 'empty', semester: 'empty', amount: 'empty' });
});

test.each(['0', '13', 'три'])('%s is no semester', (semester) => {
  expect(readPayment({ ...WHOLE, semester }, ['Д-1']).faults).toEqual({ semester: 'empty' });
});

test.each([
  ['5000', 5_000],
  ['5\u00a0000', 5_000],
  ['0', null],
  ['-5', null],
  ['1,5', null],
  ['5к', null],
  ['9'.repeat(20), null],
])('%s is read as %s tokens', (text, tokens) => {
  expect(readTokens(text)).toBe(tokens);
});
