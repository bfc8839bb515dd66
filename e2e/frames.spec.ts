import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { embed, test as embedding } from './support/embedder.ts';
import { REALM } from './support/signIn.ts';
import { expect, type Page, test } from './support/test.ts';

// O3: a frame of the cabinet shows nothing that a person could be tricked into pressing (clickjacking).

/** One address of every kind of document on this origin. */
const DOCUMENTS = [
  '/my/',
  '/my/catalog/12',
  '/my/friend?referral=a1b2',
  '/my/embed/catalog',
  '/my/silent-check-sso.html',
  '/my/files/privacy-policy.pdf',
  `${REALM}/auth?client_id=friends-public&response_type=code&scope=openid&redirect_uri=`,
  `${REALM}/auth?client_id=other`,
  `${REALM}/logout`,
  `${REALM}/3p-cookies/step1.html`,
  '/identity/realms/clients/login-actions/authenticate/none',
  '/sandbox/outbox',
  '/lp/privacy-common/',
  '/openapi.json',
  '/loyalty/pictures/mug.svg',
];
/** Hidden frames of the sign-in, which show nothing. */
const OF_THE_SIGN_IN = ['/my/silent-check-sso.html', `${REALM}/3p-cookies/step1.html`];

interface Framer {
  name: string;
  /** Origins of the framing pages, from the outside to the inside. */
  at(cabinet: string, stranger: string): string[];
  sandbox?: string;
  shown: string[];
}

const FRAMERS: Framer[] = [
  { name: "a page of the cabinet's origin", at: (cabinet) => [cabinet], shown: OF_THE_SIGN_IN },
  { name: 'a page of another origin', at: (_cabinet, stranger) => [stranger], shown: [] },
  {
    name: "a page of the cabinet's origin inside a foreign page",
    at: (cabinet, stranger) => [stranger, cabinet],
    shown: [],
  },
  {
    name: "a foreign page inside a page of the cabinet's origin",
    at: (cabinet, stranger) => [cabinet, stranger],
    shown: [],
  },
  {
    name: 'a frame without an origin',
    at: (cabinet) => [cabinet],
    sandbox: 'allow-scripts allow-forms allow-popups',
    shown: OF_THE_SIGN_IN,
  },
];

test('O3 no page can show the cabinet in a frame', { tag: '@heavy' }, async ({
  context,
  page,
  problems,
  signIn,
  system,
}) => {
  problems.allow(/frame-ancestors|ERR_BLOCKED_BY_(RESPONSE|CLIENT)|status of 400/);
  await signIn('student');
  const stranger = await openStranger();
  // Chromium requires this permission when a public page frames a page on this machine.
  await context.grantPermissions(['local-network-access']);
  const back = encodeURIComponent(`${system.url}/my/`);
  const addresses = DOCUMENTS.map((path) => system.url + path.replace(/redirect_uri=$/, `$&${back}`));
  for (const { name, at, sandbox, shown } of FRAMERS)
    await test.step(name, async () => {
      const framers = at(system.url, stranger.url).map((origin, level) => `${origin}/framer-${level}`);
      const inner = (level: number) => (framers[level + 1] ? [framers[level + 1] ?? ''] : addresses);
      for (const [level, framer] of framers.entries())
        await context.route(framer, (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: framesOf(inner(level), level + 1 < framers.length ? undefined : sandbox),
          }),
        );
      await page.goto(framers[0] ?? '');
      expect(await shownIn(page, framers)).toEqual(shown.map((path) => system.url + path));
      for (const framer of framers) await context.unroute(framer);
    });
  await stranger.end();
});

/** Starts a foreign host with an empty page. */
async function openStranger() {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async end() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function framesOf(addresses: string[], sandbox: string | undefined): string {
  const held = sandbox === undefined ? '' : ` sandbox="${sandbox}"`;
  // Without an icon link, a browser may request a default icon.
  return `<!doctype html><link rel="icon" href="data:,">${addresses.map((address) => `<iframe src="${address}"${held}></iframe>`).join('')}`;
}

/** Returns the addresses of the loaded frames. A refused frame shows a browser error. */
async function shownIn(page: Page, framers: string[]): Promise<string[]> {
  const urls = page.frames().map((frame) => frame.url());
  // A refused frame has an empty address or an error address.
  return urls.filter((url) => url !== '' && !framers.includes(url) && !url.startsWith('chrome-error:'));
}

embedding(
  'O3 a listed portal can frame only the pages for frames, and only if no foreign page frames the portal',
  async ({ page, portal, problems, context, system }) => {
    problems.allow(/frame-ancestors|ERR_BLOCKED_BY_(RESPONSE|CLIENT)|status of 400/);
    await context.grantPermissions(['local-network-access']);
    const stranger = await openStranger();
    const addresses = DOCUMENTS.map((path) => system.url + path);
    const framed = [`${system.url}/my/embed/catalog`, `${system.url}/my/silent-check-sso.html`];
    for (const [origins, shown] of [
      [[portal.url], framed],
      [[portal.url, portal.url], framed],
      [[stranger.url], []],
      [[stranger.url, portal.url], []],
      [[portal.url, stranger.url], []],
    ] as const) {
      const framers = origins.map((origin, level) => `${origin}/framer-${level}`);
      for (const [level, framer] of framers.entries()) {
        const inner = framers[level + 1];
        await context.route(framer, (route) =>
          route.fulfill({ contentType: 'text/html', body: framesOf(inner ? [inner] : addresses, undefined) }),
        );
      }
      await page.goto(framers[0] ?? '');
      expect(await shownIn(page, framers), framers.join(' around ')).toEqual(shown);
      for (const framer of framers) await context.unroute(framer);
    }
    await stranger.end();
  },
);

embedding(
  'O3 only a listed portal can call the services, and the sign-in opens in its own window',
  async ({ context, openPortal, portal, problems, system }) => {
    problems.allow(/CORS policy|ERR_FAILED|status of 401/);
    const token = await portal.tokenOf('student', false);
    const cards = (page: Page) =>
      page.evaluate(
        ([url, bearer]) =>
          fetch(url, { headers: { authorization: `Bearer ${bearer}` } }).then(
            ({ status }) => status,
            () => 'refused',
          ),
        [`${system.url}/loyalty/api/cards`, String(token)] as const,
      );
    const page = await openPortal('/bare/');
    expect(await cards(page)).toBe(200);

    const stranger = await context.newPage();
    const host = await openStranger();
    await stranger.goto(host.url);
    expect(await cards(stranger)).toBe('refused');
    await host.end();

    const catalogue = await embed(page, 'catalog', { as: 'newcomer' });
    await expect(catalogue.getByRole('heading', { name: 'Откроется с картой' })).toBeVisible();
    expect(page.frames(), 'no frame of a sign-in').toHaveLength(1);
    const [window] = await Promise.all([
      context.waitForEvent('page'),
      catalogue.getByRole('link', { name: 'Открыть кабинет' }).click(),
    ]);
    await expect(window.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
    expect(await window.evaluate(() => [self === top, opener])).toEqual([true, null]);
  },
);
