import { invitationCounts } from './invitationCounts.ts';

test('invitations are counted by step, those that ended aside', () => {
  const statuses = ['sent', 'sent', 'paid', 'declined', 'rejected', 'waiting', 'lost'];
  expect(invitationCounts(statuses.map((status) => ({ status })))).toEqual({
    steps: { sent: 2, review: 0, working: 0, waiting: 1, paid: 1 },
    left: 2,
  });
});
