import { loadCabinet } from './index.ts';

const ORIGIN = 'https://cabinet.test';
// jsdom does not implement `integrity`, so this reads the value that was set.
const scripts = () =>
  [...document.scripts].map(({ src, integrity = '', nonce }) => ({ src, integrity, nonce }));

afterEach(() => {
  for (const script of [...document.scripts]) script.remove();
});

test('loadCabinet adds the script once for several calls', async () => {
  const asked = [loadCabinet(ORIGIN), loadCabinet(ORIGIN)];
  expect(scripts()).toEqual([{ src: `${ORIGIN}/embed/v1.js`, integrity: '', nonce: '' }]);
  document.scripts[0]?.dispatchEvent(new Event('load'));
  await Promise.all(asked);
});

test('loadCabinet requests a release by its own address, with its hash and the nonce of the page', () => {
  const pinned = { release: '3.2.0-0bddb991', integrity: 'sha384-x', nonce: 'y' };
  void loadCabinet(ORIGIN, pinned);
  const src = `${ORIGIN}/embed/3.2.0-0bddb991/v1.js`;
  expect(scripts()).toEqual([{ src, integrity: 'sha384-x', nonce: 'y' }]);
});

test('loadCabinet rejects if the script fails, and requests it again at the next call', async () => {
  const asked = loadCabinet(ORIGIN);
  document.scripts[0]?.dispatchEvent(new Event('error'));
  await expect(asked).rejects.toThrow('https://cabinet.test/embed/v1.js could not be loaded');
  expect(scripts()).toEqual([]);
  void loadCabinet(ORIGIN);
  expect(scripts()).toHaveLength(1);
});

describe('in a page that requires Trusted Types', () => {
  const made: string[] = [];
  const createPolicy = (name: string) => {
    made.push(name);
    return { createScriptURL: (url: string) => url };
  };
  const page = globalThis as { trustedTypes?: unknown };

  beforeEach(() => {
    made.length = 0;
  });
  afterEach(() => {
    delete page.trustedTypes;
  });

  test('loadCabinet creates no policy if the default policy accepts the address', () => {
    page.trustedTypes = { defaultPolicy: { createScriptURL: (url: string) => url }, createPolicy };
    void loadCabinet(ORIGIN);
    expect([scripts()[0]?.src, made]).toEqual([`${ORIGIN}/embed/v1.js`, []]);
  });

  test.each([
    ['the page has no default policy', null],
    ['the default policy refuses the address', { createScriptURL: () => '' }],
    [
      'the default policy does not support scripts',
      {
        createScriptURL: () => {
          throw new TypeError();
        },
      },
    ],
  ])('loadCabinet creates a policy if %s', (_, defaultPolicy) => {
    jest.isolateModules(() => {
      page.trustedTypes = { defaultPolicy, createPolicy };
      const { loadCabinet: load } = jest.requireActual<typeof import('./index.ts')>('./index.ts');
      void load(ORIGIN);
    });
    expect([scripts()[0]?.src, made]).toEqual([`${ORIGIN}/embed/v1.js`, ['cabinet-elements']]);
  });
});
