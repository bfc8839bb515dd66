import { listContacts } from '@cabinet/contracts/members';
import { checkPhoneCode, sendPhoneCode } from '@cabinet/contracts/phone';
import { contactAtom, store } from '@cabinet/state';
import { toastsAtom } from '@cabinet/state/ui';
import { aContact } from '@cabinet/testing/builders';
import { connect } from '@cabinet/testing/connect';
import { answer, fakeNetwork } from '@cabinet/testing/fakeNetwork';
import { checkCode, sendCode } from './phone.ts';

const PHONE = '+79161234567';

beforeEach(() => {
  store.set(toastsAtom, []);
  store.set(contactAtom, aContact({ verifiedPhone: null }));
});

function aService() {
  const network = fakeNetwork([
    [sendPhoneCode, () => ({ response: { retryAfter: 90 } })],
    [checkPhoneCode, () => ({ response: { phone: PHONE } })],
  ]);
  connect(network);
  return network;
}

const told = () => store.get(toastsAtom).map(({ message }) => message);

test.each([
  [{ retryAfter: 90 }, 90],
  [{}, 60],
])('R3 sendCode allows a new code, after %j, in %d s', async (response, seconds) => {
  const network = aService();
  network.on(sendPhoneCode, () => ({ response }));
  await expect(sendCode(PHONE)).resolves.toEqual({ wait: seconds, error: null });
  expect(network.calls(sendPhoneCode)[0]?.input.body).toEqual({ phone: PHONE });
});

test('§8 R5 sendCode reports a failed code, does not throw, and starts no countdown', async () => {
  aService().on(sendPhoneCode, () => answer(429, { error: 'Подожди минуту' }));
  await expect(sendCode(PHONE)).resolves.toMatchObject({
    wait: null,
    error: { text: 'Подожди минуту' },
  });
  expect(told()).toEqual(['Подожди минуту']);
});

test('§8 checkCode reports and rethrows a refused code', async () => {
  aService().on(checkPhoneCode, () => answer(400, { error: 'Код не подходит' }));
  await expect(checkCode(123_456, PHONE)).rejects.toMatchObject({ text: 'Код не подходит' });
  expect(told()).toEqual(['Код не подходит']);
});

test('checkCode leaves a wrong code to its field', async () => {
  aService().on(checkPhoneCode, () => answer(409, { error: 'Код не подходит', errorCode: 'wrong_code' }));
  await expect(checkCode(123_456, PHONE)).rejects.toMatchObject({ code: 'wrong_code' });
  expect(told()).toEqual([]);
});

test.each([
  [{ phone: '+79160000000' }, '+79160000000'],
  [{}, PHONE],
])('checkCode verifies the phone with a right code; answered %j', async (response, verified) => {
  aService().on(checkPhoneCode, () => ({ response }));
  await checkCode(123_456, PHONE);
  expect(store.get(contactAtom)?.verifiedPhone).toBe(verified);
});

test('checkCode reloads the contact of a newcomer, whom the phone has made a participant', async () => {
  const contact = aContact({ verifiedPhone: PHONE });
  aService().on(listContacts, () => ({ contacts: [contact] }));
  store.set(contactAtom, null);
  await checkCode(123_456, PHONE);
  expect(store.get(contactAtom)).toMatchObject({ id: contact.id, verifiedPhone: PHONE });
});
