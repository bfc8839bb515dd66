import { setImmediate as turn } from 'node:timers/promises';
import { suggestAddress } from '@cabinet/contracts/suggestions';
import * as v from 'valibot';
import { createApp } from '../kit/app.ts';
import { suggestionsService } from './service.ts';

const URL = '/suggestions/api/4_1/rs/suggest/address';

async function open(token = '', rates = {}) {
  const app = createApp({ rates });
  await app.register(suggestionsService, { prefix: '/suggestions', token });
  const ask = (payload: object, headers: Record<string, string> = {}, remoteAddress = '203.0.113.1') =>
    app.inject({ method: 'POST', url: URL, payload, headers, remoteAddress });
  return { app, ask };
}

let system: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  system = await open();
});
afterAll(() => system.app.close());

async function valuesOf(query: string, count = 3): Promise<string[]> {
  const response = await system.ask({ query, count });
  expect(response.statusCode).toBe(200);
  return v.parse(suggestAddress.output, response.json()).suggestions.map(({ value }) => value);
}

test.each([
  ['Москва', 'г Москва'],
  ['моск тверс', 'г Москва, ул Тверская'],
  ['г Москва, ул Тверская', 'г Москва, ул Тверская'],
  ['тверская, москва', 'г Москва, ул Тверская'],
  ['Москва Тверская 12', 'г Москва, ул Тверская, д 12'],
  ['Москва, ул Тверская, д 12к', 'г Москва, ул Тверская, д 12к'],
  ['королева', 'г Москва, ул Академика Королёва'],
  ['питер невск', undefined],
  ['Санкт-Петербург Невский', 'г Санкт-Петербург, Невский проспект'],
  ['Ташкент Амира', 'г Ташкент, ул Амира Темура'],
  ['toshkent amir', 'Toshkent shahri, Amir Temur koʻchasi'],
  ["farg'ona ulug'bek 7", 'Fargʻona shahri, Ulugʻbek koʻchasi, 7-uy'],
  ['', undefined],
  ['(.*)+', undefined],
])('the query "%s" suggests "%s"', async (query, first) => {
  expect((await valuesOf(query))[0]).toBe(first);
});

test('the service returns the requested number of suggestions, ten by default', async () => {
  expect(await valuesOf('са', 2)).toHaveLength(2);
  const response = await system.ask({ query: 'улица са' });
  expect(response.json().suggestions).toHaveLength(10);
  expect((await system.ask({ query: 'са', count: 1000 })).statusCode).toBe(400);
});

test('a suggestion has the format of the DaData service', async () => {
  const response = await system.ask({ query: 'казань баумана 3', count: 1 });
  expect(response.json()).toEqual({
    suggestions: [
      {
        value: 'г Казань, ул Баумана, д 3',
        unrestricted_value: '420000, Россия, г Казань, ул Баумана, д 3',
        data: {
          postal_code: '420000',
          country: 'Россия',
          country_iso_code: 'RU',
          region: 'Татарстан',
          city: 'Казань',
          street: 'Баумана',
          house: '3',
        },
      },
    ],
  });
});

test('a configured token is required', async () => {
  const { app, ask } = await open('t0ken');
  expect((await ask({ query: 'москва' })).statusCode).toBe(401);
  expect((await ask({ query: 'москва' }, { authorization: 'Token other' })).statusCode).toBe(401);
  expect((await ask({ query: 'москва' }, { authorization: 'Token t0ken' })).statusCode).toBe(200);
  await app.close();
});

test('P3 suggestions are limited per network and minute, for all its addresses, whatever headers say', async () => {
  const { app, ask } = await open('', { addressSuggestions: 20 });
  const from = (index: number) =>
    ask({ query: 'москва' }, { 'x-forwarded-for': `198.51.100.${index}` }, `2001:db8:0:7::${index}`);
  const asked: ReturnType<typeof ask>[] = [];
  for (let index = 0; index < 50; index++) {
    asked.push(from(index));
    // Send each request in its own turn, as from separate connections.
    await turn();
  }
  const answers = await Promise.all(asked);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json()).toMatchObject({ error: expect.any(String), errorCode: 'too_many' });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask({ query: 'москва' }, {}, '2001:db8:0:8::1')).statusCode).toBe(200);
  await app.close();
});
