import { cancelBorder, cancelObstacle, failureWord } from './cancelRule.ts';

const order = { kind: 'product', status: 'NEW_ORDER', cancelRequested: false } as const;
const nothing = { isSent: false, writeObstacle: null };

test.each([
  ['a new order can be cancelled', order, nothing, null],
  ['what was sent from here is not sent again', order, { ...nothing, isSent: true }, 'requested'],
  [
    'R31 nobody cancels without a network',
    order,
    { ...nothing, writeObstacle: 'offline' as const },
    'offline',
  ],
  ['nobody cancels for another user', order, { ...nothing, writeObstacle: 'view-as' as const }, 'view-as'],
  [
    'the rule comes before view-as',
    { ...order, status: 'BUYING' },
    { ...nothing, writeObstacle: 'view-as' as const },
    'too-late',
  ],
  [
    'what is cancelled is not requested',
    { ...order, status: 'CANCELLED' },
    { ...nothing, isSent: true },
    'cancelled',
  ],
])('cancelObstacle: %s', (_, given, circumstances, expected) => {
  expect(cancelObstacle(given, circumstances)).toBe(expected);
});

test.each([
  ['nothing was sent without a network', { kind: 'network', code: 'offline' }, 'offline'],
  ['no answer came', { kind: 'network', code: null }, 'network'],
  ['no answer came in time', { kind: 'network', code: 'timeout' }, 'network'],
  ['the service says it is too late', { kind: 'refused', code: 'too_late' }, 'too_late'],
  ['the service says what we have no words for', { kind: 'refused', code: 'odd' }, null],
])('failureWord: %s: %j is %s', (_, error, word) => {
  expect(failureWord(error)).toBe(word);
});

test.each([
  ['product', 'buying'],
  ['event', 'buying'],
  ['service', 'new'],
  ['tuition', 'new'],
  [null, 'buying'],
] as const)('cancelBorder of %s is %s', (kind, border) => {
  expect(cancelBorder(kind)).toBe(border);
});
