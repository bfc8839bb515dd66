import { actualPhone } from '@cabinet/domain/phone';
import { otherPhones, phoneMismatch } from './phoneMismatch.ts';

const ONE = '+79161234567';
const OTHER = '8 (999) 765-43-21';

test.each([
  ['the same in all sources', { crm: '8 916 123-45-67', verified: ONE, service: ONE }, null, []],
  ['only in the loyalty service', { crm: null, verified: null, service: ONE }, 'unverified', []],
  ['different in the CRM', { crm: OTHER, verified: ONE, service: ONE }, 'crm', ['verified', 'service']],
  ['different in the loyalty service', { crm: ONE, verified: ONE, service: OTHER }, 'sources', ['service']],
  ['different and unverified', { crm: ONE, verified: null, service: OTHER }, 'sources', ['service']],
] as const)('§3 phoneMismatch of the actual phone: %s', (_, sources, mismatch, others) => {
  const phone = actualPhone(sources);
  expect(phoneMismatch(phone)).toBe(mismatch);
  expect(otherPhones(sources, phone.phone).map(({ source }) => source)).toEqual(others);
});
