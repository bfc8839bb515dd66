import { INVITATION_CHECKS, INVITATION_STATUSES } from '@cabinet/contracts/invitations';
import {
  invitationActor,
  invitationActsBy,
  invitationChecks,
  invitationStep,
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
])('§4 R22 an invitation that is %j has come to step %p', (status, step) => {
  expect(invitationStep(status)).toBe(step);
});

test('§4 all seven statuses have words of ours', () => {
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
])('R22 the next step of one that is %j is a matter of %p, by %p', (status, actor, by) => {
  expect(invitationActor(status)).toBe(actor);
  expect(invitationActsBy(status, new Date('2026-11-20T10:00:00Z'))?.toISOString() ?? null).toBe(by);
});

/** Card, application, review, payment, accrual. */
test.each([
  ['sent', false, ['passed', 'open', 'open', 'open', 'open']],
  ['review', false, ['passed', 'open', 'open', 'open', 'open']],
  ['review', true, ['passed', 'passed', 'open', 'open', 'open']],
  ['working', true, ['passed', 'passed', 'passed', 'open', 'open']],
  ['waiting', true, ['passed', 'passed', 'passed', 'passed', 'open']],
  ['paid', true, ['passed', 'passed', 'passed', 'passed', 'passed']],
  ['declined', false, ['passed', 'failed', 'open', 'failed', 'failed']],
  ['declined', true, ['passed', 'passed', 'open', 'failed', 'failed']],
  ['rejected', true, ['passed', 'passed', 'failed', 'failed', 'failed']],
] as const)(
  'why there are no tokens for one that is %s, registered %p: %p',
  (status, isRegistered, results) => {
    const checks = invitationChecks({ status, isRegistered, isCardActive: true });
    expect(checks.map(({ name }) => name)).toEqual([...INVITATION_CHECKS]);
    expect(checks.map(({ result }) => result)).toEqual(results);
  },
);

test('a card that is off lets no tokens in; those that came are there', () => {
  const card = (status: 'waiting' | 'paid') =>
    invitationChecks({ status, isRegistered: true, isCardActive: false })[0]?.result;
  expect([card('waiting'), card('paid')]).toEqual(['failed', 'passed']);
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
  'a friend whose invitation is %s, reachable %p, reminded %p, of %i today: %p',
  (status, isReachable, remindedAt, sentToday, refusal) => {
    expect(reminderRefusal({ status, isReachable, remindedAt, sentToday }, NOW)).toBe(refusal);
  },
);

test('the next reminder is 72 hours after the last', () => {
  expect(nextReminder('2026-11-18T12:00:00Z')).toEqual(NOW);
  expect(nextReminder(null)).toBeNull();
});
