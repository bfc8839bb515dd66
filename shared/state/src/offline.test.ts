import { listCards } from '@cabinet/contracts/members';
import { anAccount, networkOf } from '@cabinet/testing/account';
import { aContact } from '@cabinet/testing/builders';
import { connect } from '@cabinet/testing/connect';
import { answer } from '@cabinet/testing/fakeNetwork';
import { isOnlineAtom, offlineSinceAtom, recoverOnline, watchConnection } from './offline.ts';
import { apiScope, sessionAtom } from './session.ts';
import { store } from './store.ts';
import { contactAtom, forgetUser, isFetchedAtom, loadUser, userErrorAtom } from './user.ts';

watchConnection();
recoverOnline();

function signIn() {
  const account = anAccount();
  const network = networkOf(account);
  store.set(sessionAtom, account.session);
  forgetUser();
  connect(network, { scope: apiScope });
  return { account, network };
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tick = 0; !isSo() && tick < 1000; tick += 1) await Promise.resolve();
  expect(isSo()).toBe(true);
}

test('§4 the cabinet records whether it is offline, and since when', () => {
  const before = Date.now();
  dispatchEvent(new Event('offline'));
  expect(store.get(isOnlineAtom)).toBe(false);
  expect(store.get(offlineSinceAtom)).toBeGreaterThanOrEqual(before);
  dispatchEvent(new Event('online'));
  expect(store.get(isOnlineAtom)).toBe(true);
});

test('N1 the cabinet reads the participant again after it is back online', async () => {
  const { account } = signIn();
  await loadUser();
  dispatchEvent(new Event('offline'));
  account.contact = aContact({ balance: 7 });
  dispatchEvent(new Event('online'));
  await until(() => store.get(contactAtom)?.balance === 7);
});

test('N1 a start that failed offline runs again', async () => {
  const { account, network } = signIn();
  network.on(listCards, () => answer(409));
  await loadUser();
  expect(store.get(userErrorAtom)).not.toBeNull();
  network.on(listCards, () => ({ cards: account.cards }));
  dispatchEvent(new Event('online'));
  await until(() => store.get(isFetchedAtom));
  expect(store.get(userErrorAtom)).toBeNull();
});
