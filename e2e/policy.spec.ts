import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FOREIGN, watchAttempts } from './support/attempts.ts';
import { foreignIn, PAYLOADS, pagesOfPayloads } from './support/policyPages.ts';
import { test as base, expect, type Page } from './support/test.ts';

// §1: the policy comes from the main site, whose editors are not trusted (O1).

const HTML = 'text/html; charset=utf-8';
const FAILED = 'Не удалось загрузить контент политики';
/** Maximum size of a policy in bytes. */
const LONGEST = 512 * 1024;

type Answer = (response: ServerResponse) => void;

interface MainSite {
  url: string;
  /** The current answer of the site. */
  answer: Answer;
  /** Number of requests, and number of answers that the browser has aborted. */
  asked: number;
  givenUp: number;
}

const test = base.extend<object, { mainSite: MainSite }>({
  mainSite: [
    async ({ browserName: _ }, use) => {
      const server = createServer((_request, response) => {
        response.setHeader('access-control-allow-origin', '*');
        response.on('close', () => {
          if (!response.writableFinished) site.givenUp += 1;
        });
        site.asked += 1;
        site.answer(response);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const site: MainSite = { url, answer: () => {}, asked: 0, givenUp: 0 };
      await use(site);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],

  environment: [async ({ mainSite }, use) => use({ MAIN_SITE: mainSite.url }), { scope: 'worker' }],
});

const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Согласие на обработку персональных данных' });

async function openPolicy(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Политика конфиденциальности' }).click();
}

for (const bypassCSP of [false, true])
  test.describe(`with the document’s policy ${bypassCSP ? 'off' : 'on'}`, () => {
    test.use({ bypassCSP });

    test(`O1 ${PAYLOADS} hostile texts of the main site do nothing`, { tag: '@heavy' }, async ({
      context,
      mainSite,
      open,
      page,
      problems,
      signIn,
      system,
    }) => {
      problems.allow(/./);
      const attempts = await watchAttempts(context, system.url, mainSite.url);
      await signIn('student');
      await open('/faq');
      const title = await page.title();
      for (const { html, whole } of pagesOfPayloads()) {
        mainSite.answer = send(html);
        await openPolicy(page);
        await expect(dialog(page).getByText(whole, { exact: true })).toBeVisible();
        expect(await page.evaluate(foreignIn)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
      }
      expect(attempts).toEqual({ ran: [], asked: [] });
      expect(new URL(page.url()).pathname).toBe('/my/faq');
      expect(await page.title()).toBe(title);
    });
  });

test('O1 the same texts do act as a page', { tag: '@heavy' }, async ({
  context,
  mainSite,
  page,
  problems,
}) => {
  problems.allow(/./);
  const attempts = await watchAttempts(context, mainSite.url);
  for (const { html } of pagesOfPayloads()) {
    mainSite.answer = send(html);
    await page.goto(mainSite.url).catch(() => undefined);
  }
  expect(new Set(attempts.ran).size).toBeGreaterThan(60);
  expect(new Set(attempts.asked.map((url) => url.split('/')[3])).size).toBeGreaterThan(20);
});

/** Answers that never end: the first stops after the start, the second continues forever. */
const begin: Answer = (response) => void response.setHeader('content-type', HTML).write('<p>x</p>');
const goOn: Answer = (response) => {
  begin(response);
  const part = '<p>x</p>'.repeat(10_000);
  const write = () => {
    while (!response.destroyed && response.write(part));
  };
  response.on('drain', write);
  write();
};

const page5MB = '<p>x</p>'.repeat(5 * 131_072);
const send = (text: string, type = HTML): Answer => {
  return (response) => response.setHeader('content-type', type).end(text);
};

/** Invalid policies, by the behaviour of the main site. */
const REFUSED: [what: string, answer: Answer][] = [
  [
    'redirects to another host',
    (response) => response.writeHead(302, { location: `${FOREIGN}/policy` }).end(),
  ],
  ['redirects within its host', (response) => response.writeHead(307, { location: '/other' }).end()],
  ['is missing', (response) => response.writeHead(404, { 'content-type': HTML }).end('<p>404</p>')],
  ['has another content type', send('"x"', 'application/json')],
  ['is an SVG image', send('<svg/>', 'image/svg+xml')],
  ['has no content type', (response) => response.end('<p>x</p>')],
  ['is empty', send('')],
  ['is one byte too long', send('x'.repeat(LONGEST + 1))],
  ['is too long because of two-byte letters', send('ы'.repeat(LONGEST / 2 + 1))],
  ['has five megabytes', send(page5MB)],
  ['has 130,000 line breaks', send('<br>'.repeat(130_000))],
  ['names a wrong charset', send('x', 'text/html; charset=klingon')],
  ['never ends', goOn],
  [
    'is cut off',
    (response) => response.writeHead(200, { 'content-type': HTML }).write('<p>', () => response.destroy()),
  ],
];

test('O1 D5 an invalid policy shows an error with a retry', { tag: '@heavy' }, async ({
  context,
  mainSite,
  open,
  page,
  problems,
  signIn,
  system,
}) => {
  problems.allow(/Failed to load resource|Fetch API cannot load|has been blocked by CORS/);
  const attempts = await watchAttempts(context, system.url, mainSite.url);
  await page.clock.install();
  await signIn('student');
  await open('/faq');
  const failure = dialog(page).getByRole('alert');
  const wait = dialog(page).getByText('Загрузка...');
  const ask = async (answer: Answer) => {
    const { asked } = mainSite;
    mainSite.answer = answer;
    const isOpen = await dialog(page).isVisible();
    await (isOpen ? dialog(page).getByRole('button', { name: 'Повторить' }).click() : openPolicy(page));
    await expect.poll(() => mainSite.asked).toBe(asked + 1);
  };

  for (const [what, answer] of REFUSED)
    await test.step(`the dialog refuses a policy that ${what}`, async () => {
      await ask(answer);
      await expect(failure).toContainText(FAILED);
    });
  // The browser has read neither endless answer to its end.
  expect(mainSite.givenUp).toBeGreaterThanOrEqual(2);

  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  for (const [what, answer] of [
    ['has not started', () => {}],
    ['has stopped after its start', begin],
  ] satisfies [string, Answer][])
    await test.step(`the dialog refuses a policy that ${what} for ten seconds`, async () => {
      const { givenUp } = mainSite;
      await ask(answer);
      await page.clock.runFor(9_900);
      await expect(wait).toBeAttached();
      await page.clock.runFor(100);
      await expect(failure).toContainText(FAILED);
      await expect.poll(() => mainSite.givenUp).toBe(givenUp + 1);
    });

  await test.step('the dialog shows a policy of the maximum size', async () => {
    const start = '<p>Начало</p>';
    await ask(send(start + ' '.repeat(LONGEST - Buffer.byteLength(start))));
    await expect(dialog(page).getByText('Начало')).toBeVisible();
  });
  expect(attempts).toEqual({ ran: [], asked: [] });
});
