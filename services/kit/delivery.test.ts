import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { onEachDatabase } from '../testing/kit/onEachDatabase.ts';
import { carriersOf } from './carriers.ts';
import type { Database } from './database.ts';
import { deliverDue, startDelivery } from './delivery.ts';
import { findMessages, sendMessage } from './outbox.ts';
import { prepareKit } from './prepare.ts';

const SMS = { channel: 'sms', to: '+79160001122', text: 'Код: 123456', code: '123456' } as const;
const LETTER = { channel: 'email', to: 'anna@mail.test', subject: 'Код', text: 'Код: 654321' } as const;

onEachDatabase((open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await prepareKit(db);
  }, 240_000);
  afterAll(() => db.close());
  beforeEach(() => db.query('delete from kit.message'));

  const state = () =>
    db.query('select attempts, text, code, is_delivered as "isDelivered" from kit.message order by id');
  /** Makes the next attempt due. */
  const pass = () => db.query('update kit.message set next_attempt_at = now()');

  test('a failed transaction leaves no message', async () => {
    const failed = db.transaction(async (tx) => {
      await sendMessage(tx, SMS);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await findMessages(db, null)).toEqual([]);
  });

  test('an SMS is posted to the gateway, and its text is deleted after the delivery', async () => {
    const gateway = await startGateway(() => 200);
    await sendMessage(db, SMS);
    await deliverDue(db, carriersOf({ smsGatewayUrl: gateway.url, smsGatewayToken: 's3cret' }));
    expect(gateway.received).toEqual([
      {
        body: { id: expect.any(Number), to: SMS.to, text: SMS.text },
        token: 'Bearer s3cret',
        key: expect.stringMatching(/^outbox-\d+$/),
      },
    ]);
    expect(await state()).toEqual([{ attempts: 1, text: null, code: null, isDelivered: true }]);
    expect(await findMessages(db, null)).toEqual([]);
    gateway.close();
  });

  test('a failed SMS is retried after a pause with the same key, at most eight times', async () => {
    const gateway = await startGateway((asked) => (asked < 3 ? 503 : 200));
    const carriers = carriersOf({ smsGatewayUrl: gateway.url });
    await sendMessage(db, SMS);
    const failures: object[] = [];
    const deliver = () => deliverDue(db, carriers, (failure) => failures.push(failure));

    await deliver();
    await deliver();
    expect(gateway.received).toHaveLength(1);
    await pass();
    await deliver();
    await pass();
    await deliver();
    expect(new Set(gateway.received.map(({ key }) => key)).size).toBe(1);
    expect(await state()).toMatchObject([{ attempts: 3, isDelivered: true }]);
    expect(failures).toHaveLength(2);
    expect(JSON.stringify(failures)).not.toMatch(/123456|7916/);
    gateway.close();

    await sendMessage(db, SMS);
    for (let round = 0; round < 12; round++) {
      await pass();
      await deliver();
    }
    expect((await state()).at(-1)).toEqual({ attempts: 8, text: null, code: null, isDelivered: false });
  });

  test('a letter is delivered to the mail server', async () => {
    const server = await startMailServer();
    await sendMessage(db, LETTER);
    await deliverDue(db, carriersOf({ smtpUrl: server.url, mailFrom: 'Друзья <friends@uni.test>' }));
    const [letter = ''] = server.letters;
    expect(letter).toMatch(/^To: anna@mail\.test/m);
    expect(letter).toMatch(/^From: .*<friends@uni\.test>/m);
    expect(letter).toMatch(/^Message-ID: <outbox-\d+@uni\.test>/im);
    expect(await state()).toMatchObject([{ isDelivered: true, text: null }]);
    server.close();
  });

  test('concurrent processes send each message once', async () => {
    const gateway = await startGateway(() => 200);
    for (let sent = 0; sent < 10; sent++) await sendMessage(db, SMS);
    const carriers = carriersOf({ smsGatewayUrl: gateway.url });
    await Promise.all([1, 2, 3, 4].map(() => deliverDue(db, carriers)));
    expect(gateway.received).toHaveLength(10);
    expect(new Set(gateway.received.map(({ key }) => key)).size).toBe(10);
    gateway.close();
  });

  test('messages without a carrier stay in the outbox', async () => {
    await sendMessage(db, SMS);
    const delivery = startDelivery(db, carriersOf({}));
    await deliverDue(db, carriersOf({ smtpUrl: 'smtp://localhost:1' }));
    await delivery.stop();
    expect(await findMessages(db, SMS.to)).toMatchObject([{ ...SMS, sentAt: expect.any(String) }]);
  });

  test('the worker finds new messages', async () => {
    const gateway = await startGateway(() => 200);
    const delivery = startDelivery(db, carriersOf({ smsGatewayUrl: gateway.url }));
    await sendMessage(db, SMS);
    await gateway.first;
    await delivery.stop();
    expect(await state()).toMatchObject([{ isDelivered: true }]);
    gateway.close();
  });
});

interface Received {
  body: unknown;
  token: string | undefined;
  key: string | string[] | undefined;
}

/** Starts an SMS gateway. `answer` returns the status for the n-th request. */
async function startGateway(answer: (asked: number) => number) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request));
    const { authorization: token, 'idempotency-key': key } = request.headers;
    received.push({ body, token, key });
    response.writeHead(answer(received.length)).end();
    server.emit('asked');
  });
  const first = once(server, 'asked');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`,
    received,
    first,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/** Starts a minimal mail server that receives letters (RFC 5321). */
async function startMailServer() {
  const letters: string[] = [];
  const server = createTcpServer((socket: Socket) => {
    let said = '';
    let isLetter = false;
    socket.write('220 mail.test\r\n');
    socket.on('data', (chunk) => {
      said += chunk;
      if (isLetter) {
        if (!said.endsWith('\r\n.\r\n')) return;
        letters.push(said);
        isLetter = false;
      } else if (!said.endsWith('\r\n')) return;
      const command = said.slice(0, 4).toUpperCase();
      said = '';
      isLetter = command === 'DATA';
      socket.write(isLetter ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, letters, close: () => server.close() };
}
