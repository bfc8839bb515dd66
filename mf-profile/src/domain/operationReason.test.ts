import { OPERATION_TYPES } from '@cabinet/contracts/operations';
import { anOperation } from '@cabinet/testing/builders';
import ru from '../locales/ru.json' with { type: 'json' };
import { operationReason } from './operationReason.ts';

const words = { text: null, subject: null, note: null, percent: null };

test.each([
  ['ACADEM_ORDER', 'Артур Р.', { ...words, name: 'ACADEM_ORDER', subject: 'Артур Р.' }],
  ['FRIEND', null, { ...words, name: 'FRIEND' }],
  ['BIRTHDAY', 'С днём рождения!', { ...words, name: 'BIRTHDAY' }],
  ['QUOTE', 'Квота за олимпиаду', { ...words, name: 'QUOTE', note: { ru: 'Квота за олимпиаду' } }],
  ['NEW_TYPE', 'Конкурс', { ...words, name: 'gain', text: { ru: 'Конкурс' } }],
])('operationReason of %s with the comment %j', (type, comment, reason) => {
  expect(operationReason(anOperation({ type, comment }))).toEqual(reason);
});

const FLASK = { ru: 'Термос', uz: 'Termos', en: 'Flask' };

test.each([
  ['ORDER', { productName: FLASK }],
  ['QUOTE', { note: FLASK }],
])('R46 operationReason of %s uses the stored comment last', (type, named) => {
  const comment = 'Термос 0,75 л';
  expect(operationReason(anOperation({ type, comment, ...named })).note).toEqual(FLASK);
  expect(operationReason(anOperation({ type, comment })).note).toEqual({ ru: comment });
});

test.each([
  ['10482', 7, '10482'],
  [null, 7, '7'],
  [null, null, null],
])('operationReason: an order with number %j and id %j is called %j', (orderNumber, orderId, subject) => {
  const order = anOperation({ type: 'ORDER', amount: -900, orderNumber, orderId });
  expect(operationReason(order)).toEqual({ ...words, name: 'ORDER', subject });
});

test('operationReason names a friend by the known name, with the percentage', () => {
  const studies = anOperation({
    type: 'ACADEM_ORDER',
    friend: 'Артур Р.',
    comment: 'Семестр 1',
    percent: 40,
  });
  expect(operationReason(studies)).toMatchObject({ subject: 'Артур Р.', percent: 40 });
});

test('operationReason names the friend once in a refund', () => {
  const taken = anOperation({ type: 'CANCELLATION', amount: -500, friend: 'Артур Р.', comment: 'Артур Р.' });
  expect(operationReason(taken)).toEqual({ ...words, name: 'CANCELLATION', subject: 'Артур Р.' });
});

test('operationReason separates a rewarded payment from a payment with tokens', () => {
  expect(operationReason(anOperation({ type: 'PAYMENT', amount: 6_000 })).name).toBe('PAYMENT');
  expect(operationReason(anOperation({ type: 'PAYMENT', amount: -6_000 })).name).toBe('TUITION');
});

test('operationReason calls a charge of an unknown type a loss', () => {
  expect(operationReason(anOperation({ type: 'NEW_TYPE', amount: -1 })).name).toBe('loss');
});

test('every type of the specification has a text', () => {
  expect(Object.keys(ru.reason)).toEqual(expect.arrayContaining([...OPERATION_TYPES]));
});
