import { actualPhone, dialCode, normalisePhone } from './phone.ts';

test.each([
  ['+7 (916) 123-45-67', '+79161234567'],
  ['8 916 123 45 67', '+79161234567'],
  ['79161234567', '+79161234567'],
  ['+998 90 123 45 67', '+998901234567'],
  ['8 916 123', '+8916123'],
  ['89161234567890', '+89161234567890'],
  ['', ''],
  ['нет', ''],
])('§5 %s is %s', (phone, normal) => {
  expect(normalisePhone(phone)).toBe(normal);
});

test('§5 the plus sign can be left out', () => {
  expect(normalisePhone('8 916 123 45 67', { plus: false })).toBe('79161234567');
});

test('I3 a phone that is normal stays as it is', () => {
  const normal = normalisePhone('8 (916) 123-45-67');
  expect(normalisePhone(normal)).toBe(normal);
});

const A = '8 916 123-45-67';
const B = '+998901234567';

test.each([
  ['nothing known', [null, null, null], '', false, false, false],
  ['only the service', [null, null, A], '+79161234567', false, false, false],
  ['verified beats the service', [A, null, B], '+79161234567', true, true, false],
  ['the CRM wins', [A, B, A], '+998901234567', false, true, true],
  ['all agree, however spelled', [A, '+79161234567', '79161234567'], '+79161234567', true, false, false],
] as const)('§3 actual phone: %s', (_, [verified, crm, service], phone, isVerified, differ, crmDiffers) => {
  expect(actualPhone({ verified, crm, service })).toEqual({
    phone,
    isVerifiedByClient: isVerified,
    sourcesDiffer: differ,
    crmDiffersFromVerified: crmDiffers,
  });
});

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
