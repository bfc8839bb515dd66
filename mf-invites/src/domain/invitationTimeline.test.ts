import type { Invitation } from '@cabinet/contracts/invitations';
import { anInvitation } from '@cabinet/testing/builders';
import { invitationTimeline } from './invitationTimeline.ts';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T10:00:00Z`;

function anInvitationAt(...statuses: string[]): Invitation {
  const history = statuses.map((status, index) => ({ status, date: day(index + 1) }));
  return anInvitation({ status: statuses.at(-1) ?? 'sent', history, date: day(1) });
}

const told = (invitation: Invitation) =>
  invitationTimeline(invitation).map(({ status, date, state }) =>
    [status, state, date && Number(date.slice(8, 10))].filter((part) => part !== null).join(' '),
  );

test.each([
  [['sent'], ['sent now 1', 'working next', 'waiting next', 'paid next']],
  [
    ['sent', 'review'],
    ['sent done 1', 'review now 2', 'working next', 'waiting next', 'paid next'],
  ],
  [
    ['sent', 'working'],
    ['sent done 1', 'working now 2', 'waiting next', 'paid next'],
  ],
  [
    ['sent', 'review', 'working', 'waiting'],
    ['sent done 1', 'review done 2', 'working done 3', 'waiting now 4', 'paid next'],
  ],
  [
    ['sent', 'working', 'waiting', 'paid'],
    ['sent done 1', 'working done 2', 'waiting done 3', 'paid done 4'],
  ],
  [
    ['sent', 'declined'],
    ['sent done 1', 'declined cancelled 2'],
  ],
  [
    ['sent', 'review', 'rejected'],
    ['sent done 1', 'review done 2', 'rejected cancelled 3'],
  ],
  [
    ['sent', 'paused'],
    ['sent done 1', 'paused now 2'],
  ],
])('R22 after %j it says %j', (statuses, steps) => {
  expect(told(anInvitationAt(...statuses))).toEqual(steps);
});

test('a service that keeps no history tells when it began and when it came to where it is', () => {
  const waiting = anInvitation({ status: 'waiting', history: [], date: day(3), changedAt: day(9) });
  expect(told(waiting)).toEqual(['sent done 3', 'waiting now 9', 'paid next']);
  expect(told(anInvitation({ history: [], date: day(3) }))[0]).toBe('sent now 3');
});
