import { type GuardedRoute, routeGuard } from './guard.ts';

const known = { needsCard: false, isGetCard: false, hasActiveCard: false, isFetched: true };

test.each<[string, Partial<GuardedRoute>, string]>([
  ['an open route without a card (R1)', {}, 'open'],
  ['a route that needs a card, without a card', { needsCard: true }, 'get-card'],
  ['a route that needs a card, with a card', { needsCard: true, hasActiveCard: true }, 'open'],
  ['GetCard without a card', { isGetCard: true }, 'open'],
  ['GetCard with a card', { isGetCard: true, hasActiveCard: true }, 'profile'],
  ['a route that needs a card, before the user is fetched', { needsCard: true, isFetched: false }, 'open'],
  ['GetCard before the user is fetched', { isGetCard: true, hasActiveCard: true, isFetched: false }, 'open'],
  ['staff without a card, on the profile', { isProfile: true, isStaff: true }, 'staff'],
  ['staff without a card, on a route that needs a card', { needsCard: true, isStaff: true }, 'staff'],
  ['staff without a card, on GetCard', { isGetCard: true, isStaff: true }, 'open'],
  ['staff with a card, on the profile', { isProfile: true, isStaff: true, hasActiveCard: true }, 'open'],
  ['staff before the user is fetched', { isProfile: true, isStaff: true, isFetched: false }, 'open'],
  ['the staff page, for staff', { isForStaff: true, isStaff: true }, 'open'],
  [
    'the staff page, for a participant, before the user is fetched',
    { isForStaff: true, isStaff: false, isFetched: false },
    'profile',
  ],
  ['the staff page, before the sign-in', { isForStaff: true, isStaff: null, isFetched: false }, 'open'],
  ['a route that needs a card, with a card that is off (R2)', { needsCard: true, isCardOff: true }, 'open'],
])('§2 routeGuard decides about %s', (_, route, decision) => {
  expect(routeGuard({ ...known, ...route })).toBe(decision);
});
