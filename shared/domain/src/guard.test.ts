import { type GuardedRoute, routeGuard } from './guard.ts';

const known = { needsCard: false, isGetCard: false, hasActiveCard: false, isFetched: true };

test.each<[string, Partial<GuardedRoute>, string]>([
  ['an open route without a card (R1)', {}, 'open'],
  ['a route that needs a card, without one', { needsCard: true }, 'get-card'],
  ['a route that needs a card, with one', { needsCard: true, hasActiveCard: true }, 'open'],
  ['GetCard without a card', { isGetCard: true }, 'open'],
  ['GetCard with a card', { isGetCard: true, hasActiveCard: true }, 'profile'],
  ['anything before the user is fetched', { needsCard: true, isFetched: false }, 'open'],
  ['GetCard before the user is fetched', { isGetCard: true, hasActiveCard: true, isFetched: false }, 'open'],
  ['staff without a card, on the profile', { isProfile: true, isStaff: true }, 'staff'],
  ['staff without a card, on a route that needs one', { needsCard: true, isStaff: true }, 'staff'],
  ['staff without a card, on GetCard', { isGetCard: true, isStaff: true }, 'open'],
  ['staff with a card, on the profile', { isProfile: true, isStaff: true, hasActiveCard: true }, 'open'],
  ['staff before the user is fetched', { isProfile: true, isStaff: true, isFetched: false }, 'open'],
  ['the page of staff, for staff', { isForStaff: true, isStaff: true }, 'open'],
  [
    'the page of staff, for a participant, at once',
    { isForStaff: true, isStaff: false, isFetched: false },
    'profile',
  ],
  ['the page of staff, before the sign-in', { isForStaff: true, isStaff: null, isFetched: false }, 'open'],
  ['a card that is off has its page anywhere (R2)', { needsCard: true, isCardOff: true }, 'open'],
])('§2 routeGuard decides about %s', (_, route, decision) => {
  expect(routeGuard({ ...known, ...route })).toBe(decision);
});
