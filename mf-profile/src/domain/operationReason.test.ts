import { OPERATION_TYPES } from '@cabinet/contracts/loyalty';
import { anOperation } from '@cabinet/testing/builders';
import ru from '../locales/ru.json' with { type: 'json' };
import { operationReason } from './operationReason.ts';

test.each([
  ['ACADEM_ORDER', 'Артур Р.', { name: 'ACADEM_ORDER', subject: 'Артур Р.', note: null, percent: null }],
  ['FRIEND', null, { name: 'FRIEND', subject: null, note: null, percent: null }],
  ['BIRTHDAY', 'С днём рождения!', { name: 'BIRTHDAY', subject: null, note: null, percent: null }],
  [
    'QUOTE',
    'Квота за олимпиаду',
    { name: 'QUOTE', subject: null, note: 'Квота за олимпиаду', percent: null },
  ],
  ['NEW_TYPE', 'Конкурс', { name: 'gain', subject: null, note: 'Конкурс', percent: null }],
])('%s with the comment %j', (type, comment, reason) => {
  expect(operationReason(anOperation({ type, comment }))).toEqual(reason);
});

test.each([
  ['10482', 7, '10482'],
  [null, 7, '7'],
  [null, null, null],
])('an order with number %j and id %j is called %j', (orderNumber, orderId, subject) => {
  const order = anOperation({ type: 'ORDER', amount: -900, comment: 'Термос', orderNumber, orderId });
  expect(operationReason(order)).toEqual({ name: 'ORDER', subject, note: 'Термос', percent: null });
});

test('a friend is called by the name they are known by, with the share that came back', () => {
  const studies = anOperation({
    type: 'ACADEM_ORDER',
    friend: 'Артур Р.',
    comment: 'Семестр 1',
    percent: 40,
  });
  expect(operationReason(studies)).toMatchObject({ subject: 'Артур Р.', percent: 40 });
});

test('what a refund took back names the friend once', () => {
  const taken = anOperation({ type: 'CANCELLATION', amount: -500, friend: 'Артур Р.', comment: 'Артур Р.' });
  expect(operationReason(taken)).toEqual({
    name: 'CANCELLATION',
    subject: 'Артур Р.',
    note: null,
    percent: null,
  });
});

test('a payment that was rewarded is another thing than one made with tokens', () => {
  expect(operationReason(anOperation({ type: 'PAYMENT', amount: 6_000 })).name).toBe('PAYMENT');
  expect(operationReason(anOperation({ type: 'PAYMENT', amount: -6_000 })).name).toBe('TUITION');
});

test('a charge of an unknown type is a loss', () => {
  expect(operationReason(anOperation({ type: 'NEW_TYPE', amount: -1 })).name).toBe('loss');
});

test('there are words for every type of the specification', () => {
  expect(Object.keys(ru.reason)).toEqual(expect.arrayContaining([...OPERATION_TYPES]));
});
