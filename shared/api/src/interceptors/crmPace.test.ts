import { getClient } from '@cabinet/contracts/crm';
import { aClient } from '@cabinet/testing/builders';
import { connect } from '@cabinet/testing/connect';
import { answer, fakeNetwork } from '@cabinet/testing/fakeNetwork';
import { call } from '../client.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const client = () => call(getClient, { query: {} });

test('§7 each request to the CRM bus waits 200 ms for every request in flight', async () => {
  const held = Promise.withResolvers<void>();
  const network = fakeNetwork([
    [
      getClient,
      async () => {
        await held.promise;
        return { client: aClient() };
      },
    ],
  ]);
  connect(network);
  const all = Promise.all([client(), client(), client()]);

  await jest.advanceTimersByTimeAsync(0);
  expect(network.calls()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(199);
  expect(network.calls()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(network.calls()).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(200);
  expect(network.calls()).toHaveLength(3);
  held.resolve();
  await all;
});

test('a failed or rejected request is no longer in flight', async () => {
  const network = fakeNetwork([[getClient, () => answer(409)]]);
  connect(network, { scope: () => ({ subject: 'staff', owner: 'anna@cabinet.test' }) });
  await expect(client()).rejects.toMatchObject({ status: 409 });
  await expect(client()).rejects.toMatchObject({ status: 409 });
  expect(network.calls()).toHaveLength(2);
});
