import { linkCard } from '@cabinet/contracts/crm';
import { checkPhoneCode } from '@cabinet/contracts/phone';
import { listProducts } from '@cabinet/contracts/products';
import { getEmailByBitrixId } from '@cabinet/contracts/programme';
import type { Route, ServiceName } from '@cabinet/contracts/route';
import { suggestAddress } from '@cabinet/contracts/suggestions';
import { aConfig } from '@cabinet/testing/builders';
import { connect } from '@cabinet/testing/connect';
import { fakeNetwork } from '@cabinet/testing/fakeNetwork';
import { randomly } from '@cabinet/testing/randomly';
import { inputOf, sampleReads, sampleRoutes } from '@cabinet/testing/samples';
import type { InternalAxiosRequestConfig } from 'axios';
import { call } from './client.ts';
import { sendToLander } from './leads.ts';
import type { ApiSettings } from './settings.ts';
import { transports } from './transport.ts';

// The actual requests for every route of the contracts. The five targets and their base addresses (§7).
const config = {
  ...aConfig().services,
  loyalty: 'https://loyalty.test',
  crm: 'https://crm.test/bus',
  landing: 'https://landing.test',
  lander: 'https://lander.test',
  suggestions: { url: 'https://suggestions.test', token: 'opensesame' },
};
const BASE: Record<ServiceName, string> = { ...config, suggestions: config.suggestions.url };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Sends, and returns the request. */
async function sent(
  send: () => Promise<unknown>,
  settings: Partial<ApiSettings> = {},
): Promise<InternalAxiosRequestConfig[]> {
  const requests: InternalAxiosRequestConfig[] = [];
  connect(fakeNetwork([]), {
    config,
    token: async () => 'abc',
    scope: () => ({ subject: 'anna', owner: null, email: 'anna@cabinet.test' }),
    adapter: async (request) => {
      requests.push(request);
      const known = sampleRoutes.find(({ route }) => matches(route, request));
      const data = known ? JSON.stringify(known.sample.answer) : 'send-success';
      return { data, status: 200, statusText: '', headers: {}, config: request };
    },
    ...settings,
  });
  await send();
  return requests;
}

function matches(route: Route, request: InternalAxiosRequestConfig): boolean {
  const path = new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const isSame = request.baseURL === BASE[route.service] && request.method?.toUpperCase() === route.method;
  return isSame && path.test(request.url ?? '');
}

async function one(send: () => Promise<unknown>, settings?: Partial<ApiSettings>) {
  const [request, ...others] = await sent(send, settings);
  if (!request || others.length > 0) throw new Error(`${others.length + 1} requests instead of one`);
  return request;
}

const lead = { mergelead: 'SFx1', idempotencyKey: 'intent-1', land: 'sf_referral', entryPoint: 'x' } as const;

describe('§7 each route goes to its target with the headers of all requests', () => {
  beforeEach(() => {
    document.documentElement.lang = 'uz';
  });

  test.each(sampleRoutes)('$name', async ({ route, sample }) => {
    const request = await one(() => call(route, inputOf(sample)));
    expect(request.baseURL).toBe(BASE[route.service]);
    expect(request.headers.toJSON()).toMatchObject({
      Accept: 'application/json',
      'Accept-Language': 'uz',
      'X-Request-ID': expect.stringMatching(UUID),
      'x-source-lp': 'personalAreaClientLP',
    });
    expect(request.headers.get('Authorization')).toBe(authorisationOf(route));
    // Only the CRM bus gets a version.
    expect(request.headers.get('Version')).toBe(route.service === 'crm' ? '1' : undefined);
    const isRead = sampleReads.some((read) => read.route === route);
    expect(request.headers.has('Idempotency-Key')).toBe(!isRead);
  });

  test('the lander', async () => {
    const request = await one(() => sendToLander({ name: 'Нодира' }, lead));
    expect([request.baseURL, request.url]).toEqual([config.lander, '/lander.php']);
    expect(request.headers.toJSON()).toMatchObject({
      Accept: 'application/json',
      'X-Request-ID': expect.stringMatching(UUID),
      'x-source-lp': 'personalAreaClientLP',
    });
    expect(request.headers.has('Authorization')).toBe(false);
  });

  /** The participant's token, or the suggestion service's own token, or no token for public routes. */
  function authorisationOf(route: Route): string | undefined {
    if (route.service === 'suggestions') return 'Token opensesame';
    return route.access === 'public' ? undefined : 'Bearer abc';
  }
});

test('§7 X-Request-ID differs in each of 1 000 requests', async () => {
  const requests = await sent(() =>
    Promise.all(Array.from({ length: 1_000 }, () => call(getEmailByBitrixId, { params: { id: '7001' } }))),
  );
  const ids = requests.map(({ headers }) => headers.get('X-Request-ID'));
  expect(new Set(ids).size).toBe(1_000);
});

test('§7 a suggestion service without a token gets no token', async () => {
  const settings = { config: { ...config, suggestions: { url: BASE.suggestions, token: '' } } };
  const request = await one(() => call(suggestAddress, { body: { query: 'Москва' } }), settings);
  expect(request.headers.has('Authorization')).toBe(false);
});

test.each([
  ['development', 1],
  ['production', undefined],
])('§7 an order in %s has skipSend2SD %s, and other requests do not', async (environment, expected) => {
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: environment });
  const requests = await sent(async () => {
    for (const { route, sample } of sampleRoutes.filter(({ route }) => route.service === 'loyalty'))
      await call(route, inputOf(sample));
  });
  Object.assign(process.env, { NODE_ENV: before });
  for (const { method, url, params } of requests) {
    const isOrder = method === 'post' && url === '/api/orders';
    expect(params.skipSend2SD).toBe(isOrder ? expected : undefined);
  }
});

describe('§5 an empty filter is removed from the parameters', () => {
  test.each([
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
    [[], undefined],
    ['0', '0'],
    [0, 0],
    [false, false],
    [' ', ' '],
  ])('%j is sent as %j', async (value, expected) => {
    const query = { section: 'products', search: value as string } as const;
    const request = await one(() => call(listProducts, { query }));
    expect(request.params.search).toEqual(expected);
    expect(request.params.section).toBe('products');
  });
});

// ── emoji ───────────────────────────────────────────────────────────────────────────────────────────

const EMOJI = ['😀', '👍🏽', '👩‍👩‍👧‍👦', '🇺🇿', '❤️', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '⌚'];
/** The characters of ids, codes and tokens. */
const PLAIN = [...'ABCxyz0123456789-_.~+/=:#*@'];
const WORDS = [...'Анна Oʻzbekiston №5 "тест" <b> ё © ™'];

describe('§5 the client removes emoji from texts, and no other characters', () => {
  const random = randomly(20_261_121);
  const pick = (from: readonly string[]) => from[random(from.length)] ?? '';
  const textOf = (from: readonly string[], longest: number) =>
    Array.from({ length: 1 + random(longest) }, () => pick(from)).join('');

  test('500 bodies are sent without emoji, and other signs, ids, codes, tokens and keys stay', async () => {
    for (let round = 0; round < 500; round += 1) {
      const [id, token, key] = [textOf(PLAIN, 40), textOf(PLAIN, 200), textOf(PLAIN, 40)];
      const [before, after] = [textOf(WORDS, 20), textOf(WORDS, 20)];
      const code = random(1_000_000);
      const emoji = textOf(EMOJI, 4);
      const body = { id, code, note: before + emoji + after, deep: [{ [key]: emoji + id }, null, true] };
      const send = () => call(linkCard, { body }, { idempotencyKey: key });
      const request = await one(send, { token: async () => token });
      expect(JSON.parse(request.data)).toEqual({
        id,
        code,
        note: before + after,
        deep: [{ [key]: id }, null, true],
      });
      expect(request.headers.get('Authorization')).toBe(`Bearer ${token}`);
      expect(request.headers.get('Idempotency-Key')).toBe(key);
    }
  });

  test('a look-up keeps its id and code', async () => {
    const [byId, byCode] = await sent(async () => {
      await call(getEmailByBitrixId, { params: { id: '1️⃣#7' } });
      await call(checkPhoneCode, { query: { code: '012345' } });
    });
    expect(byId?.url).toBe(`/api/emailByBitrixId/${encodeURIComponent('1️⃣#7')}`);
    expect(byCode?.params.code).toBe('012345');
  });

  test('form data and url-encoded forms lose emoji, and files stay', async () => {
    const form = new FormData();
    form.append('note', 'Жду 😀 завтра');
    form.append('photo', new File(['😀'], '😀.png'));
    const sentForm = Promise.withResolvers<FormData>();
    const [request] = await sent(async () => {
      await transports.loyalty.post('/form', form, {
        adapter: async (config) => {
          sentForm.resolve(config.data);
          return { data: '', status: 200, statusText: '', headers: {}, config };
        },
      });
      await sendToLander({ name: 'Нодира 🌸' }, lead);
    });
    const asForm = await sentForm.promise;
    expect(asForm.get('note')).toBe('Жду  завтра');
    expect(asForm.get('photo')).toMatchObject({ name: '😀.png', size: 4 });
    expect(new URLSearchParams(request?.data).get('name')).toBe('Нодира ');
  });
});
