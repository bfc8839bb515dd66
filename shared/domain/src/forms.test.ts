import { type GetCardForm, getCardRefusals } from './forms.ts';

const now = new Date('2026-11-21T12:00:00Z');

const getCard: GetCardForm = {
  name: 'Анна',
  last_name: 'Каримова',
  middle_name: 'Руслановна',
  hasNoMiddleName: false,
  phone_number: '8 916 123-45-67',
  gender: 'female',
  birth_date: '2003-04-18',
  email: 'anna@cabinet.test',
  agreesToPolicy: true,
  agreesToTerms: true,
};

test.each<[string, Partial<GetCardForm>, ReturnType<typeof getCardRefusals>]>([
  ['as it should be', {}, {}],
  ['no name', { name: ' ' }, { name: 'empty' }],
  ['digits in the last name', { last_name: 'Каримова2' }, { last_name: 'invalid' }],
  ['no middle name, though there is one', { middle_name: '' }, { middle_name: 'empty' }],
  ['no middle name, because there is none', { middle_name: '', hasNoMiddleName: true }, {}],
  ['what stands in a field that is not asked for', { middle_name: '42', hasNoMiddleName: true }, {}],
  ['no phone', { phone_number: '' }, { phone_number: 'empty' }],
  ['letters for a phone', { phone_number: 'нет' }, { phone_number: 'invalid' }],
  ['a phone of another country', { phone_number: '+12025550123' }, { phone_number: 'invalid' }],
  ['no gender', { gender: '' }, { gender: 'empty' }],
  ['a child', { birth_date: '2020-01-01' }, { birth_date: 'invalid' }],
  ['half an e-mail', { email: 'anna@' }, { email: 'invalid' }],
  ['no consent to the policy', { agreesToPolicy: false }, { agreesToPolicy: 'empty' }],
  ['no consent to the rules', { agreesToTerms: false }, { agreesToTerms: 'empty' }],
])('§5 get-card with %s', (_, wrong, refusals) => {
  expect(getCardRefusals({ ...getCard, ...wrong }, now)).toEqual(refusals);
});

test('§5 an empty form says so of everything that is required', () => {
  const nothing = Object.fromEntries(
    Object.entries(getCard).map(([name, value]) => [name, typeof value === 'string' ? '' : false]),
  );
  const { hasNoMiddleName: _, ...required } = nothing;
  expect(getCardRefusals(nothing as unknown as GetCardForm, now)).toEqual(
    Object.fromEntries(Object.keys(required).map((name) => [name, 'empty'])),
  );
});
