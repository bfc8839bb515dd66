import { getGoal } from '@cabinet/contracts/goal';
import { listInvitations } from '@cabinet/contracts/invitations';
import { listManagerRequests } from '@cabinet/contracts/managerRequests';
import { invitationFigures, referralFigures } from '@cabinet/domain/friendFigures';
import { friendshipLevel } from '@cabinet/domain/level';
import { waitFor } from '@testing-library/react';
import * as invites from '../../../mf-invites/src/remote.tsx';
import * as profile from '../../../mf-profile/src/remote.tsx';
import { anAccount } from './account.ts';
import { aContact, anInvitation, aReferral } from './builders.ts';
import { renderRemote } from './renderRemote.tsx';

const FRIENDS = ['Артур', 'Диана', 'Егор', 'Зарина', 'Малика', 'Ольга', 'Темур'];
const STATUSES = ['paid', 'paid', 'paid', 'paid', 'paid', 'waiting', 'working'];
const invitations = FRIENDS.map((name, place) =>
  anInvitation({ name, status: STATUSES[place] ?? 'sent', amount: 18_000 }),
);
const registrations = FRIENDS.map((name) => aReferral({ name, amount: 400 }));
const payments = FRIENDS.slice(0, 5).map((name) => aReferral({ name, amount: 18_000 }));

const brought = referralFigures(registrations, payments);
const onTheWay = invitationFigures(invitations);

const plain = (text: string) => text.replace(/\s/g, ' ');

/** The visible text of a remote's screen after all data loaded. */
async function screenOf(remote: typeof profile | typeof invites, name: string, path: string) {
  const { container, unmount } = await renderRemote(remote, {
    name,
    path,
    account: anAccount({ contact: aContact({ waiting: onTheWay.waiting }), registrations, payments }),
    answers: (network) => {
      network.on(listInvitations, () => ({ recommendations: invitations }));
      network.on(getGoal, () => ({ goal: null }));
      network.on(listManagerRequests, () => ({ requests: [] }));
    },
  });
  await waitFor(() => expect(container).toHaveTextContent(/\d/));
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
  const text = plain(container.textContent ?? '');
  unmount();
  return text;
}

test('R49 home, profile and invitations show the same figures of one account', async () => {
  const home = await screenOf(profile, 'mf-profile', '/');
  const own = await screenOf(profile, 'mf-profile', '/profile');
  const list = await screenOf(invites, 'mf-invites', '/invites');
  expect(friendshipLevel(brought.studying)).toMatchObject({ name: 'good', percent: 40 });
  expect(home).toContain('Ты хороший друг, 40 %');
  expect(own).toContain('Хороший друг');

  const [registered, paid] = [`${brought.registered}`, `${brought.studying}`];
  expect(home).toContain(`${registered} регистраций, ${paid} оплат`);
  expect(list).toContain(`регистраций${registered}оплат${paid}`);

  const tokens = plain(brought.tokens.toLocaleString('ru'));
  expect(home).toContain(`токенов за друзей${tokens}`);
  expect(list).toContain(`пришло за друзей${tokens}`);

  const { working, waiting } = onTheWay.steps;
  const steps = `${working} в работе${waiting} ждёт начисления${paid} начислено`;
  expect(home).toContain(steps);
  expect(list).toContain(steps);
  expect(home).toContain(`Ещё ${plain(onTheWay.waiting.toLocaleString('ru'))} ждут проверки.`);
});
