import { cancelBorder, cancelObstacle, failureWord } from './cancelRule.ts';

const order = { kind: 'product', status: 'NEW_ORDER', cancelRequested: false } as const;
const nothing = { isSent: false, writeObstacle: null };

test.each([
  ['a new order can be cancelled', order, nothing, null],
  ['a sent request is not sent again', order, { ...nothing, isSent: true }, 'requested'],
  [
    'R31 offline, no order can be cancelled',
    order,
    { ...nothing, writeObstacle: 'offline' as const },
    'offline',
  ],
  [
    'in view-as, no order can be cancelled',
    order,
    { ...nothing, writeObstacle: 'view-as' as const },
    'view-as',
  ],
  [
    'the rule comes before view-as',
    { ...order, status: 'BUYING' },
    { ...nothing, writeObstacle: 'view-as' as const },
    'too-late',
  ],
  [
    'a cancelled order takes no request',
    { ...order, status: 'CANCELLED' },
    { ...nothing, isSent: true },
    'cancelled',
  ],
])('cancelObstacle: %s', (_, given, circumstances, expected) => {
  expect(cancelObstacle(given, circumstances)).toBe(expected);
});

test.each([
  ['the request was not sent offline', { kind: 'network', code: 'offline' }, 'offline'],
  ['the answer is missing', { kind: 'network', code: null }, 'network'],
  ['the answer timed out', { kind: 'network', code: 'timeout' }, 'network'],
  ['the service reports that it is too late', { kind: 'refused', code: 'too_late' }, 'too_late'],
  ['the service reports an unknown code', { kind: 'refused', code: 'odd' }, null],
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
