import { RUNS } from '@cabinet/testing/runs';
import * as fc from 'fast-check';
import { actualPhone, callAddress, dialCode, normalisePhone } from './phone.ts';

test.each([
  ['+7 (916) 123-45-67', '+79161234567'],
  ['8 916 123 45 67', '+79161234567'],
  ['79161234567', '+79161234567'],
  ['+998 90 123 45 67', '+998901234567'],
  ['8 916 123', '+8916123'],
  ['89161234567890', '+89161234567890'],
  ['', ''],
  ['нет', ''],
])('§5 normalisePhone turns %s into %s', (phone, normal) => {
  expect(normalisePhone(phone)).toBe(normal);
});

test('§5 normalisePhone can leave out the plus sign', () => {
  expect(normalisePhone('8 916 123 45 67', { plus: false })).toBe('79161234567');
});

test('callAddress removes the formatting of a phone', () => {
  expect(callAddress('+7 (495) 000-00-01')).toBe('tel:+74950000001');
});

/** Digits with any characters between them. */
const phones = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'0123456789 +-()') }),
);

test('I3 normalisePhone does not change its own result, with and without a plus', () => {
  fc.assert(
    fc.property(phones, fc.boolean(), (phone, plus) => {
      const normal = normalisePhone(phone, { plus });
      expect(normalisePhone(normal, { plus })).toBe(normal);
      expect(normal).toMatch(plus ? /^(\+\d+)?$/ : /^\d*$/);
    }),
    RUNS,
  );
});

test('I3 §5 normalisePhone changes only the first 8 of eleven digits', () => {
  fc.assert(
    fc.property(phones, (phone) => {
      const digits = phone.replace(/\D/g, '');
      const isEight = digits.length === 11 && digits.startsWith('8');
      expect(normalisePhone(phone, { plus: false })).toBe(isEight ? `7${digits.slice(1)}` : digits);
    }),
    RUNS,
  );
});

test('I3 §5 normalisePhone returns the same phone for all its spellings', () => {
  const spelled = fc.tuple(
    fc.stringMatching(/^\d{10}$/),
    fc.constantFrom('8', '7', '+7', '+7 ', '8 ', '8-', '(8) '),
    fc.constantFrom('', ' ', '-', ' - ', '\u00A0'),
  );
  fc.assert(
    fc.property(spelled, ([own, code, gap]) => {
      const text = `${code}(${own.slice(0, 3)})${gap}${own.slice(3, 6)}${gap}${own.slice(6)}`;
      expect(normalisePhone(text)).toBe(`+7${own}`);
    }),
    RUNS,
  );
});

const A = '8 916 123-45-67';
const B = '+998901234567';

test.each([
  ['no phone', [null, null, null], '', false, false, false],
  ['only the phone of the service', [null, null, A], '+79161234567', false, false, false],
  ['a verified phone before the phone of the service', [A, null, B], '+79161234567', true, true, false],
  ['the phone of the CRM first', [A, B, A], '+998901234567', false, true, true],
  [
    'the same phone in three spellings',
    [A, '+79161234567', '79161234567'],
    '+79161234567',
    true,
    false,
    false,
  ],
] as const)(
  '§3 actualPhone with %s',
  (_, [verified, crm, service], phone, isVerified, differ, crmDiffers) => {
    expect(actualPhone({ verified, crm, service })).toEqual({
      phone,
      isVerifiedByClient: isVerified,
      sourcesDiffer: differ,
      crmDiffersFromVerified: crmDiffers,
    });
  },
);

test.each([
  ['+79161234567', '7'],
  ['+77710009998', '7'],
  ['+998901234567', '998'],
  ['+35796123456', '357'],
  ['+12025550123', null],
  ['anna@cabinet.test', null],
  ['', null],
])('§3 the dial code of %s is %s', (phone, code) => {
  expect(dialCode(phone)).toBe(code);
});
