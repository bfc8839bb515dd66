import type { FastifyInstance } from 'fastify';
import { createApp } from '../kit/app.ts';
import type { Database } from '../kit/database.ts';
import { NO_SINKS } from '../kit/html.ts';
import { sendMessage } from '../kit/outbox.ts';
import { prepareKit } from '../kit/prepare.ts';
import { freshDatabase } from '../testing/kit/database.ts';
import { sandboxOutbox } from './outbox.ts';

let db: Database;
let app: FastifyInstance;
beforeAll(async () => {
  db = await freshDatabase();
  await prepareKit(db);
  app = createApp();
  await app.register(sandboxOutbox, { db, project: 'synergy', styles: '/page.css' });
}, 240_000);
afterAll(async () => {
  await app.close();
  await db.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const JSON_ONLY = { accept: 'application/json' };

test('an empty outbox shows a text', async () => {
  expect((await get('/sandbox/outbox')).body).toContain('Пока ничего не\u00a0отправлено.');
  expect((await get('/sandbox/outbox', { 'accept-language': 'en' })).body).toContain(
    'Nothing has been sent yet.',
  );
  expect((await get('/sandbox/outbox', JSON_ONLY)).json()).toEqual([]);
});

describe('outbox with messages', () => {
  beforeAll(async () => {
    await sendMessage(db, { channel: 'sms', to: '+79160001122', text: 'Код 012345', code: '012345' });
    await sendMessage(db, {
      channel: 'email',
      to: 'anna@mail.test',
      subject: '<b>Код</b>',
      text: 'Письмо & код',
    });
  });

  test('programs get the messages newest first (CONTRACT §2)', async () => {
    const sentAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const id = expect.any(Number);
    expect((await get('/sandbox/outbox', JSON_ONLY)).json()).toEqual([
      { id, channel: 'email', to: 'anna@mail.test', subject: '<b>Код</b>', text: 'Письмо & код', sentAt },
      { id, channel: 'sms', to: '+79160001122', text: 'Код 012345', code: '012345', sentAt },
    ]);
  });

  test.each(['%2B79160001122', '+79160001122'])('the outbox filters messages to %s', async (to) => {
    expect((await get(`/sandbox/outbox?to=${to}`, JSON_ONLY)).json()).toMatchObject([{ code: '012345' }]);
  });

  test('O5 the outbox page shows messages as text only', async () => {
    const { body, headers } = await get('/sandbox/outbox', { accept: 'text/html,*/*' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain(NO_SINKS);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<h2>&lt;b&gt;Код&lt;/b&gt;</h2>');
    expect(body).toContain('<p>Письмо &amp; код</p>');
    expect(body).toContain('<p class="code">012345</p>');
  });
});
