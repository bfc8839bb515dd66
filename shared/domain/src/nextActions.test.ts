import { nextActions, type ParticipantFacts } from './nextActions.ts';

const NOW = new Date('2026-03-10T12:00:00');

const READY = { id: 1, status: 'DELIVERED', kind: 'product' as const };
const EVENT = { id: 2, status: 'DELIVERED', kind: 'event' as const, visitDate: '2026-03-11T18:00:00+03:00' };
const FRIEND = { id: 3, status: 'working', changedAt: '2026-03-09T09:00:00' };
const LESSON = { id: 4, watched: 0, doneAt: null };

type Facts = ParticipantFacts<typeof READY | typeof EVENT, typeof FRIEND, typeof LESSON>;

test.each<[string, Facts, string[]]>([
  ['nothing without facts', {}, []],
  ['an order that is ready', { orders: [READY] }, ['order 1']],
  ['the order that has been ready longest', { orders: [{ ...READY, id: 9 }, READY] }, ['order 1']],
  ['no order in transit', { orders: [{ ...READY, status: 'DELIVERY' }] }, []],
  ['an event tomorrow', { orders: [EVENT] }, ['event 2']],
  ['no event today', { orders: [{ ...EVENT, visitDate: '2026-03-10T18:00:00+03:00' }] }, []],
  [
    'an event tomorrow in the time zone of the event',
    { orders: [{ ...EVENT, visitDate: '2026-03-11T01:00:00+03:00' }] },
    ['event 2'],
  ],
  ['no cancelled event', { orders: [{ ...EVENT, status: 'CANCELLED' }] }, []],
  ['the first friend to invite', { invitations: [], registered: 0 }, ['first-friend']],
  ['no first friend before the registrations load', { invitations: [] }, []],
  ['no first friend after a registration without an invitation', { invitations: [], registered: 1 }, []],
  ['a friend who reached the next step', { invitations: [FRIEND] }, ['friend 3']],
  [
    'the friend with the latest step',
    { invitations: [{ ...FRIEND, id: 9, changedAt: '2026-03-08T09:00:00' }, FRIEND] },
    ['friend 3'],
  ],
  [
    'no friend with a step older than three days',
    { invitations: [{ ...FRIEND, changedAt: '2026-03-07T11:59:00' }] },
    [],
  ],
  ['no friend who is only invited', { invitations: [{ ...FRIEND, status: 'sent' }] }, []],
  ['no rejected friend', { invitations: [{ ...FRIEND, status: 'rejected' }] }, []],
  [
    'an unfinished lesson',
    { lessons: [{ ...LESSON, id: 8, doneAt: '2026-03-01' as never }, LESSON] },
    ['lesson 4'],
  ],
  ['an empty part of the profile', { missing: ['phone', 'name'] }, ['profile phone']],
  [
    'all actions in their order',
    { orders: [EVENT, READY], invitations: [FRIEND], registered: 1, lessons: [LESSON], missing: ['phone'] },
    ['order 1', 'event 2', 'friend 3', 'lesson 4', 'profile phone'],
  ],
])('nextActions offers %s', (_, facts, expected) => {
  const said = nextActions(facts, NOW).map((action) => {
    if (action.kind === 'first-friend') return action.kind;
    if (action.kind === 'friend') return `friend ${action.invitation.id}`;
    if (action.kind === 'lesson') return `lesson ${action.lesson.id}`;
    if (action.kind === 'profile') return `profile ${action.missing}`;
    return `${action.kind} ${action.order.id}`;
  });
  expect(said).toEqual(expected);
});
