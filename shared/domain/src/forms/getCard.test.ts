import { type CardStep, type GetCardValues, shownStep } from './getCard.ts';

const WHOLE: GetCardValues = {
  name: 'Анна',
  last_name: 'Каримова',
  middle_name: 'Руслановна',
  hasNoMiddleName: false,
  phone_number: '+79161234567',
  gender: 'female',
  birth_date: '2003-04-18',
  email: 'anna@cabinet.test',
  agreesToPolicy: true,
  agreesToTerms: true,
};
const rules = { now: new Date('2026-11-21T12:00:00Z'), verifiedPhone: '+79161234567' };

test.each<[CardStep, Partial<GetCardValues>, CardStep]>([
  ['consent', { email: 'anna@', last_name: '' }, 'name'],
  ['consent', { email: 'anna@', agreesToTerms: false }, 'contacts'],
  ['contacts', { email: 'anna@' }, 'contacts'],
  ['name', { email: 'anna@' }, 'name'],
  ['consent', { agreesToTerms: false }, 'consent'],
  ['consent', { phone_number: '+79161234568' }, 'contacts'],
  ['consent', {}, 'consent'],
])('the form that is at the step %s with %j shows %s', (asked, change, step) => {
  expect(shownStep(asked, { ...WHOLE, ...change }, rules)).toBe(step);
});
