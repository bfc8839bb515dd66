import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOrder, getOrder } from '@cabinet/contracts/orders';
import { expect, test } from '@playwright/test';
import { type FaultProxy, openFaultProxy } from './faults/proxy.ts';
import { breakAsSaid } from './faults/sentence.ts';

// The tests cover the fault kit, with a service that only counts its requests.

const ORDERS = '/loyalty/api/orders';
const TEXT = '{"order":{"id":1012}}';

let done: string[];
let proxy: FaultProxy;
let close: () => Promise<void>;

test.beforeAll(async () => {
  const service = createServer((request: IncomingMessage, response) => {
    done.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end(TEXT);
  });
  await once(service.listen(0, 'localhost'), 'listening');
  proxy = await openFaultProxy();
  proxy.lead(`http://localhost:${(service.address() as AddressInfo).port}`);
  close = async () => {
    await proxy.close();
    service.close();
  };
});
test.afterAll(() => close());
test.beforeEach(() => {
  done = [];
});
test.afterEach(() => proxy.faults.mendAll());

/** Returns status and text of the answer, `'nothing'` without an answer, or `'a part'` of a broken answer. */
async function order(method = 'POST', path = ORDERS): Promise<string> {
  const answer = await fetch(proxy.url + path, { method }).catch(() => null);
  if (!answer) return 'nothing';
  const text = await answer.text().catch(() => null);
  return text === null ? 'a part' : `${answer.status} ${text}`;
}

const WHOLE = `200 ${TEXT}`;

test('a request outside of the faults passes unchanged', async () => {
  proxy.faults.cut(createOrder);
  expect(await order('GET', `${ORDERS}?page=2`)).toBe(WHOLE);
  expect(done).toEqual([`GET ${ORDERS}?page=2`]);
});

test('an unplugged proxy accepts no connection, and the same address answers after plugIn', async () => {
  const held = proxy.faults.hang(createOrder);
  const waiting = order();
  await held.meets(1);
  await proxy.unplug();
  expect(await waiting).toBe('nothing');
  expect(await order('GET')).toBe('nothing');
  await proxy.plugIn();
  expect(await order('GET')).toBe(WHOLE);
  expect(done).toEqual([`GET ${ORDERS}`]);
});

test('a cut request does not reach the service, and a lost answer comes after the service has acted', async () => {
  const { faults } = proxy;
  faults.cut(createOrder, { times: 1 });
  expect(await order()).toBe('nothing');
  expect(done).toEqual([]);
  faults.lose(createOrder, { times: 1 });
  expect(await order()).toBe('nothing');
  expect(done).toHaveLength(1);
  expect(await order()).toBe(WHOLE);
});

test('a fault starts at the given request and ends after the given count', async () => {
  const { met } = proxy.faults.answer(createOrder, 503, { error: 'Позже' }, { from: 2, times: 2 });
  const answers = [];
  for (let time = 0; time < 4; time += 1) answers.push(await order());
  expect(answers).toEqual([WHOLE, '503 {"error":"Позже"}', '503 {"error":"Позже"}', WHOLE]);
  expect(met).toHaveLength(2);
});

test('a held request or answer continues after its release', async () => {
  const { faults } = proxy;
  const request = faults.hold(createOrder);
  const answered = order();
  await request.meets(1);
  expect(done).toEqual([]);
  request.release();
  expect(await answered).toBe(WHOLE);
  request.mend();

  const answer = faults.holdAnswer(createOrder);
  const late = order();
  await expect.poll(() => done).toHaveLength(2);
  answer.mend();
  expect(await late).toBe(WHOLE);
});

test('an answer can be truncated, corrupted or delayed', async () => {
  const { faults } = proxy;
  faults.truncate(createOrder, { times: 1 });
  expect(await order()).toBe('a part');
  faults.corrupt(createOrder, { times: 1 });
  expect(await order()).toMatch(/^200 \{"order":.*\0/);
  faults.delay(createOrder, 1, { times: 1 });
  expect(await order()).toBe(WHOLE);
});

test('a fault matches a route of the contracts with any parameters, or a path', async () => {
  const { faults } = proxy;
  const route = faults.answer(getOrder, 500);
  expect(await order('GET', `${ORDERS}/12?include=statusDetail`)).toBe('500 ');
  expect(await order('GET', `${ORDERS}/12/message`)).toBe(WHOLE);
  const path = faults.answer('/remotes/mf-*/**', 404);
  expect(await order('GET', '/remotes/mf-orders/3.2.0/js/OrdersPage.0a1b.js')).toBe('404 ');
  expect([route, path].map(({ met }) => met.length)).toEqual([1, 1]);
});

test('a sentence of a person sets a fault', async () => {
  breakAsSaid(proxy.faults, 'lose createOrder times=1');
  expect(await order()).toBe('nothing');
  breakAsSaid(proxy.faults, 'answer /loyalty/** status=502 from=2');
  expect([await order(), await order()]).toEqual([WHOLE, '502 ']);
  for (const [wrong, reason] of [
    ['eat createOrder', 'Unknown fault "eat"'],
    ['lose order', '"order" must be a path or a route'],
    ['lose createOrder twice', '"twice" is not a valid setting'],
  ] as const)
    expect(() => breakAsSaid(proxy.faults, wrong)).toThrow(reason);
});
