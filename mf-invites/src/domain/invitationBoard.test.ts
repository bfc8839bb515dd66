import { anInvitation } from '@cabinet/testing/builders';
import { boardOf } from './invitationBoard.ts';

const names = (statuses: string[]) =>
  boardOf(statuses.map((status) => anInvitation({ status }))).map(
    ({ name, invitations }) => `${name} ${invitations.length}`,
  );

test('R22 boardOf has a column for each step, ended invitations come last', () => {
  expect(names(['paid', 'rejected', 'sent', 'declined', 'sent', 'paused'])).toEqual([
    'sent 2',
    'review 0',
    'working 0',
    'waiting 0',
    'paid 1',
    'over 2',
    'other 1',
  ]);
  expect(names([])).toHaveLength(5);
});
