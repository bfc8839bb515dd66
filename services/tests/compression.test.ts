import { type Composition, openComposition } from '../testing/composition.ts';
import { freshEmbedded } from '../testing/kit/database.ts';

let system: Composition;
let token: string;

beforeAll(async () => {
  system = await openComposition(await freshEmbedded());
  token = (await system.browser().tokensOf('student@cabinet.test')).access_token;
}, 240_000);
afterAll(() => system.close());

function ask(path: string, accepted: string): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': accepted };
  return fetch(system.url + path, { headers });
}

const PRODUCTS = '/loyalty/v2/api/products?section=products';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])(
  'a long answer to a client that accepts "%s" is sent as %s with the same content',
  async (accepted, encoding) => {
    const [plain, answer] = [await ask(PRODUCTS, 'identity'), await ask(PRODUCTS, accepted)];
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    if (encoding) expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await answer.json()).toEqual(await plain.json());
  },
);

test.each([
  ['a short answer', '/loyalty/api/cards?email=nobody@cabinet.test'],
  ['a film', '/loyalty/lessons/1.webm'],
])('%s is sent uncompressed', async (_, path) => {
  const answer = await ask(path, 'br');
  await answer.arrayBuffer();
  expect(answer.headers.get('content-encoding')).toBeNull();
});
