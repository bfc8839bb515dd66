import { type FriendForm, friendLead, friendRefusals, NO_FRIEND } from './inviteForm.ts';

const own = { phones: ['8 916 123-45-67'], email: 'anna.k@cabinet.test' };

const form = (change: Partial<FriendForm> = {}): FriendForm => ({
  ...NO_FRIEND,
  name: 'Нодира ',
  last_name: 'Юсупова',
  middle_name: 'Алиевна',
  phone: '+998901112233',
  agreesToPolicy: true,
  hasFriendsConsent: true,
  ...change,
});

test.each<[string, Partial<FriendForm>, object]>([
  ['nothing is wrong with', {}, {}],
  ['an e-mail is enough in', { phone: '', email: 'nodira@mail.test' }, {}],
  ['of two contacts one is asked for in', { phone: '' }, { phone: 'contact' }],
  ['§5 a wrong phone is told in', { phone: '+7916' }, { phone: 'invalid' }],
  ['B4 the own phone is told in', { phone: '+79161234567' }, { phone: 'own' }],
  ['B4 the own mailbox is told in', { email: 'Anna.K+friend@cabinet.test' }, { email: 'own' }],
  ['§5 consent is asked for in', { hasFriendsConsent: false }, { hasFriendsConsent: 'empty' }],
])('%s %j', (_, change, refusals) => {
  expect(friendRefusals(form(change), own)).toEqual(refusals);
});

test('§7 a lead says nothing of how the form was filled in', () => {
  expect(friendLead(form({ hasNoMiddleName: true, interests: ['law', 'design'] }))).toEqual({
    name: 'Нодира',
    last_name: 'Юсупова',
    middle_name: '',
    phone: '+998901112233',
    email: '',
    interests: ['Право', 'Дизайн'],
  });
});
