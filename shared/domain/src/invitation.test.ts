import { INVITATION_STATUSES } from '@cabinet/contracts/loyalty';
import { invitationStep, isInvitationStatus } from './invitation.ts';

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
