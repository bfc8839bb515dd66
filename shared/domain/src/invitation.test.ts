import { INVITATION_STATUSES } from '@cabinet/contracts/invitations';
import {
  invitationActor,
  invitationActsBy,
  invitationPlace,
  invitationSteps,
  isInvitationStatus,
  nextReminder,
  REMINDERS_PER_DAY,
  reminderRefusal,
} from './invitation.ts';

test.each([
  ['sent', 1],
  ['review', 2],
  ['working', 3],
  ['waiting', 4],
  ['paid', 5],
  ['declined', 0],
  ['rejected', 0],
  ['archived', null],
  ['', null],
])('§4 R22 invitationPlace for the status %j returns %p', (status, step) => {
  expect(invitationPlace(status)).toBe(step);
});

test('§4 the cabinet has its own words for all seven statuses', () => {
  expect(INVITATION_STATUSES.filter(isInvitationStatus)).toHaveLength(7);
});

test.each([
  ['sent', 'friend', null],
  ['working', 'friend', null],
  ['review', 'university', '2026-11-25T10:00:00.000Z'],
  ['waiting', 'university', '2026-12-04T10:00:00.000Z'],
  ['paid', null, null],
  ['declined', null, null],
  ['rejected', null, null],
  ['archived', null, null],
])('R22 after the status %j the next step belongs to %p, by %p', (status, actor, by) => {
  expect(invitationActor(status)).toBe(actor);
  expect(invitationActsBy(status, new Date('2026-11-20T10:00:00Z'), 14)?.toISOString() ?? null).toBe(by);
});

test('R22 invitationActsBy promises no day without a check period', () => {
  expect(invitationActsBy('waiting', new Date('2026-11-20T10:00:00Z'), undefined)).toBeNull();
});

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T10:00:00Z`;

/** An invitation with the given statuses, one day apart. */
const told = (...statuses: string[]) => ({
  status: statuses.at(-1) ?? '',
  date: day(1),
  changedAt: null,
  history: statuses.map((status, index) => ({ status, date: day(index + 1) })),
  reason: { ru: 'Друг уже учился у нас' },
});

const inWords = (invitation: Parameters<typeof invitationSteps>[0]) =>
  invitationSteps(invitation).map(({ name, state, date, reason }) =>
    [name, state, date && Number(date.slice(8, 10)), reason?.ru].filter(Boolean).join(' '),
  );

test.each([
  [
    ['sent'],
    ['invitation done 1', 'application current 1', 'review waiting', 'payment waiting', 'accrual waiting'],
  ],
  [
    ['sent', 'review'],
    ['invitation done 1', 'application done 2', 'review current 2', 'payment waiting', 'accrual waiting'],
  ],
  [
    ['review'],
    ['invitation done 1', 'application done 1', 'review current 1', 'payment waiting', 'accrual waiting'],
  ],
  [
    ['sent', 'working'],
    ['invitation done 1', 'application done', 'review done 2', 'payment current 2', 'accrual waiting'],
  ],
  [
    ['sent', 'review', 'working', 'waiting'],
    ['invitation done 1', 'application done 2', 'review done 3', 'payment done 4', 'accrual current 4'],
  ],
  [
    ['sent', 'working', 'waiting', 'paid'],
    ['invitation done 1', 'application done', 'review done 2', 'payment done 3', 'accrual done 4'],
  ],
  [
    ['sent', 'declined'],
    ['invitation done 1', 'application refused 2 Друг уже учился у нас'],
  ],
  [
    ['sent', 'working', 'declined'],
    ['invitation done 1', 'application done', 'review done 2', 'payment refused 3 Друг уже учился у нас'],
  ],
  [
    ['sent', 'rejected'],
    ['invitation done 1', 'application done', 'review refused 2 Друг уже учился у нас'],
  ],
  [
    ['sent', 'review', 'rejected'],
    ['invitation done 1', 'application done 2', 'review refused 3 Друг уже учился у нас'],
  ],
  [
    ['sent', 'working', 'waiting', 'rejected'],
    [
      'invitation done 1',
      'application done',
      'review done 2',
      'payment done 3',
      'accrual refused 4 Друг уже учился у нас',
    ],
  ],
  [['sent', 'archived'], []],
])('R22 B4 after %j the steps are %j', (statuses, steps) => {
  expect(inWords(told(...statuses))).toEqual(steps);
});

test('R22 every status completes as many steps as its place, and the next step is current', () => {
  for (const status of INVITATION_STATUSES) {
    const states = invitationSteps(told('sent', status)).map(({ state }) => state);
    const done = states.filter((state) => state === 'done').length;
    const place = invitationPlace(status);
    if (place)
      expect([status, done, states[place] ?? 'end']).toEqual([status, place, place < 5 ? 'current' : 'end']);
    else expect([status, states.at(-1)]).toEqual([status, 'refused']);
  }
});

test('R22 invitationSteps uses the start and the last change if the service sends no history', () => {
  const waiting = { ...told('waiting'), history: [], date: day(3), changedAt: day(9) };
  expect(inWords(waiting)).toEqual([
    'invitation done 3',
    'application done',
    'review done',
    'payment done 9',
    'accrual current 9',
  ]);
  expect(inWords({ ...told('sent'), history: [], date: day(3) })[0]).toBe('invitation done 3');
});

const NOW = new Date('2026-11-21T12:00:00Z');
test.each([
  ['sent', true, null, 0, null],
  ['working', true, null, 0, null],
  ['review', true, null, 0, 'not-their-turn'],
  ['paid', true, null, 0, 'not-their-turn'],
  ['archived', true, null, 0, 'not-their-turn'],
  ['sent', false, null, 0, 'unreachable'],
  ['sent', true, '2026-11-18T12:00:01Z', 0, 'too-soon'],
  ['sent', true, '2026-11-18T12:00:00Z', 0, null],
  ['sent', true, '2026-11-18T12:00:01Z', REMINDERS_PER_DAY, 'too-soon'],
  ['sent', true, null, REMINDERS_PER_DAY - 1, null],
  ['sent', true, null, REMINDERS_PER_DAY, 'daily-limit'],
] as const)(
  'reminderRefusal for an invitation that is %s, reachable %p, reminded %p, with %i sent today: %p',
  (status, isReachable, remindedAt, sentToday, refusal) => {
    expect(reminderRefusal({ status, isReachable, remindedAt, sentToday }, NOW)).toBe(refusal);
  },
);

test('nextReminder returns 72 hours after the last reminder', () => {
  expect(nextReminder('2026-11-18T12:00:00Z')).toEqual(NOW);
  expect(nextReminder(null)).toBeNull();
});
