import {
  type FriendForm,
  friendRefusals,
  type GetCardForm,
  getCardRefusals,
  type InviteForm,
  inviteRefusals,
} from './forms.ts';

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

const invite: InviteForm = {
  name: 'Нодира',
  last_name: 'Юсупова',
  middle_name: '',
  hasNoMiddleName: true,
  phone: '+998 90 111 00 01',
  email: 'nodira@cabinet.test',
  agreesToPolicy: true,
  hasFriendsConsent: true,
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

test.each<[string, Partial<InviteForm>, ReturnType<typeof inviteRefusals>]>([
  ['as it should be', {}, {}],
  ['no phone, but an e-mail', { phone: '' }, {}],
  ['no e-mail, but a phone', { email: '' }, {}],
  ['neither phone nor e-mail', { phone: '', email: '' }, { phone: 'empty' }],
  ['a wrong phone besides an e-mail', { phone: '+7916' }, { phone: 'invalid' }],
  ['a wrong e-mail besides a phone', { email: 'nodira@' }, { email: 'invalid' }],
  ['no name', { name: '' }, { name: 'empty' }],
  ['a middle name that is none', { middle_name: '?', hasNoMiddleName: false }, { middle_name: 'invalid' }],
  ['no privacy consent', { agreesToPolicy: false }, { agreesToPolicy: 'empty' }],
  ['no consent of the friend', { hasFriendsConsent: false }, { hasFriendsConsent: 'empty' }],
])('§5 an invitation with %s', (_, wrong, refusals) => {
  expect(inviteRefusals({ ...invite, ...wrong })).toEqual(refusals);
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

test.each<[string, Partial<FriendForm>, ReturnType<typeof friendRefusals>]>([
  ['as it should be', {}, {}],
  ['no e-mail', { email: '' }, {}],
  ['no name', { name: '' }, { name: 'empty' }],
  ['digits in the name', { name: 'Тимур2' }, { name: 'invalid' }],
  ['no phone, though there is an e-mail', { phone: '' }, { phone: 'empty' }],
  ['a phone of another country', { phone: '+12025550123' }, { phone: 'invalid' }],
  ['half an e-mail', { email: 'timur@' }, { email: 'invalid' }],
  ['no consent', { agreesToPolicy: false }, { agreesToPolicy: 'empty' }],
])('§5 what a friend leaves with %s', (_, wrong, refusals) => {
  const form = { name: 'Тимур', phone: '+79161234567', email: 'timur@mail.test', agreesToPolicy: true };
  expect(friendRefusals({ ...form, ...wrong })).toEqual(refusals);
});
