import { getClient } from '@cabinet/contracts/crm';
import { listCards } from '@cabinet/contracts/members';
import { aClient } from '@cabinet/testing/builders';
import { connect } from '@cabinet/testing/connect';
import { answer, fakeNetwork, lost } from '@cabinet/testing/fakeNetwork';
import { call } from './client.ts';
import { ApiError } from './error.ts';

const client = (signal?: AbortSignal) => call(getClient, { query: {} }, signal ? { signal } : {});

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: 50 });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('§7 the CRM client', () => {
  test('§7 the CRM client reports a missing answer as status 0', async () => {
    connect(fakeNetwork([[getClient, () => lost]]));
    const failure = client();
    await expect(failure).rejects.toThrow('GET /api/user/get: Ошибка со статусом 0.');
    await expect(failure).rejects.toMatchObject({ service: 'crm', status: 0, kind: 'network' });
  });

  test('a missing answer of another service has no status text', async () => {
    connect(fakeNetwork([[listCards, () => lost]]));
    await expect(call(listCards, { query: {} })).rejects.toMatchObject({
      service: 'loyalty',
      message: 'GET /api/cards: no answer',
    });
  });

  test('§8 the CRM client raises the error field of an answer unchanged', async () => {
    connect(fakeNetwork([[getClient, () => answer(400, { error: 'Пользователь не найден' })]]));
    await expect(client()).rejects.toMatchObject({ service: 'crm', text: 'Пользователь не найден' });
  });

  test('an error field in a successful CRM answer is a rejection', async () => {
    connect(fakeNetwork([[getClient, () => answer(200, { error: 'Пользователь не найден' })]]));
    await expect(client()).rejects.toMatchObject({ kind: 'refused', text: 'Пользователь не найден' });
  });

  test('a cancelled CRM request ends without ApiError, retry or pending request', async () => {
    const network = fakeNetwork([[getClient, () => new Promise(() => {})]]);
    connect(network);
    const leaving = new AbortController();
    const cancelled = client(leaving.signal).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(0);
    leaving.abort();
    const reason = await cancelled;
    expect(reason).not.toBeInstanceOf(ApiError);
    expect(reason).toMatchObject({ name: 'AbortError' });
    expect(network.calls()).toHaveLength(1);

    network.on(getClient, () => ({ client: aClient() }));
    const next = client();
    await jest.advanceTimersByTimeAsync(0);
    await next;
    expect(network.calls()).toHaveLength(2);
  });
});
