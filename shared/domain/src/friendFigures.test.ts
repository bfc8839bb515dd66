import { invitationFigures, referralFigures } from './friendFigures.ts';

const invitation = (status: string, amount: number | null = null) => ({ status, amount });
const referral = (amount: number | null) => ({ id: 1, name: 'Илья', date: '2026-03-01T10:00:00Z', amount });
const NOWHERE = { sent: 0, review: 0, working: 0, waiting: 0, paid: 0, over: 0 };

test.each([
  ['an empty list', [], { steps: NOWHERE, open: 0, waiting: 0 }],
  [
    'all steps',
    [
      invitation('sent'),
      invitation('sent'),
      invitation('review'),
      invitation('working'),
      invitation('waiting', 18_000),
      invitation('waiting', 9_000),
      invitation('paid', 15_000),
    ],
    { steps: { sent: 2, review: 1, working: 1, waiting: 2, paid: 1, over: 0 }, open: 7, waiting: 27_000 },
  ],
  [
    'ended invitations and an unknown status',
    [invitation('declined'), invitation('rejected', 500), invitation('lost', 500), invitation('sent')],
    { steps: { ...NOWHERE, sent: 1, over: 2 }, open: 1, waiting: 0 },
  ],
  [
    'a reward without a sum',
    [invitation('waiting')],
    { steps: { ...NOWHERE, waiting: 1 }, open: 1, waiting: 0 },
  ],
])('R49 invitationFigures counts invitations: %s', (_, invitations, figures) => {
  expect(invitationFigures(invitations)).toEqual(figures);
});

test.each([
  ['an empty list', [], [], { registered: 0, studying: 0, tokens: 0 }],
  ['only registrations', [referral(100)], [], { registered: 1, studying: 0, tokens: 100 }],
  [
    'a friend who paid counts as registered and as studying',
    [referral(100), referral(100)],
    [referral(18_000)],
    { registered: 2, studying: 1, tokens: 18_200 },
  ],
  ['a friend without a sum', [referral(null)], [], { registered: 1, studying: 0, tokens: 0 }],
])('R49 referralFigures counts friends: %s', (_, registrations, payments, figures) => {
  expect(referralFigures(registrations, payments)).toEqual(figures);
});
