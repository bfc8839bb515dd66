import type { Engine, EngineKind } from './engines/engine.ts';
import { firefox } from './engines/firefox.ts';
import { FOREIGN_PLAIN, type Outside, openOutside } from './engines/outside.ts';
import { webkit } from './engines/webkit.ts';
import type { Fault } from './faults/fault.ts';
import { type Account, emailOf, PASSWORD } from './support/accounts.ts';
import { CALL } from './support/attempts.ts';
import { foreignIn, PAYLOADS, pagesOfPayloads } from './support/policyPages.ts';
import { test as base, expect } from './support/test.ts';

// The tests run the sign-in and the texts of policy.spec.ts in two other engines, in browsers of the
// distribution.

const FOOTER_LINK = 'footer a[href$="privacy-policy.pdf"]';
const DIALOG = 'dialog[open]';

interface Fixtures {
  kind: EngineKind;
  engine: Engine;
}

const test = base.extend<Fixtures, { outside: Outside }>({
  outside: [
    async ({ browserName: _ }, use) => {
      const outside = await openOutside();
      await use(outside);
      await outside.close();
    },
    { scope: 'worker' },
  ],
  environment: [async ({ outside }, use) => use({ MAIN_SITE: outside.url }), { scope: 'worker' }],
  // The tests of other engines watch no Chromium.
  problems: async ({ browserName: _ }, use) => use({ allow() {}, list: () => [] }),

  kind: [firefox, { option: true }],
  engine: async ({ kind, outside }, use) => {
    const engine = await kind.start(outside.proxy);
    await use(engine);
    await engine.close();
  },
});

test.describe.configure({ mode: 'default', timeout: 120_000 });

for (const kind of [firefox, webkit])
  test.describe(`in ${kind.name}`, () => {
    const { name, missing } = kind;
    if (missing) process.stderr.write(`SKIPPED: ${missing}\n`);
    test.skip(missing !== null, missing ?? '');
    test.use({ kind });

    test(`S1 in ${name} the form leads to the requested page, and a reload shows no form again`, {
      tag: '@heavy',
    }, async ({ engine, system }) => {
      await signIn(engine, `${system.url}/my/`, 'student');
      const balance = /У\sтебя\sна\sкарте\s12.500\sтокен/;
      await expect.poll(() => texts(engine, 'h1')).toEqual([expect.stringMatching(balance)]);
      await engine.evaluate(() => location.reload());
      // The hidden frame found the session, so nothing redirected the reloaded page.
      await expect.poll(() => engine.evaluate(howLoaded).catch(() => '')).toBe('reload');
      await expect.poll(() => texts(engine, 'h1')).toEqual([expect.stringMatching(balance)]);
      expect(await engine.evaluate(howLoaded)).toBe('reload');
      expect((await texts(engine, '[role=alert]')).join('')).toBe('');
    });

    for (const hasPolicy of [true, false])
      test(`O1 in ${name}, with the document’s policy ${hasPolicy ? 'on' : 'off'}, ${PAYLOADS} hostile texts do nothing`, {
        tag: '@heavy',
      }, async ({ engine, outside, system, wire }) => {
        if (!hasPolicy) wire.faults.add('/**', withoutPolicy);
        await signIn(engine, `${hasPolicy ? system.url : wire.url}/my/faq`, 'student');
        await expect.poll(() => texts(engine, 'h1')).toEqual([expect.stringMatching(/^Вопросы\sи\sответы$/)]);
        const place = await engine.evaluate(() => location.href + document.title);
        await engine.evaluate(watch, CALL, outside.url);
        outside.forget();
        for (const { html, whole } of pagesOfPayloads()) {
          outside.say(html);
          await engine.click(FOOTER_LINK);
          await expect.poll(() => texts(engine, DIALOG)).toEqual([expect.stringMatching(`\\n${whole}\\n`)]);
          expect(await engine.evaluate(foreignIn)).toEqual([]);
          await engine.click(`${DIALOG} button`);
          await expect.poll(() => texts(engine, DIALOG)).toEqual([]);
        }
        expect(outside.attempts).toEqual({ ran: [], asked: [] });
        expect(await engine.evaluate(() => location.href + document.title)).toBe(place);

        // Control: the test detects an act, also if only the document's policy prevents it.
        await engine.evaluate(act, CALL, FOREIGN_PLAIN);
        await engine.evaluate(report, CALL);
        await expect
          .poll(() => outside.attempts)
          .toEqual({
            ran: hasPolicy ? ['watched'] : ['act', 'watched'],
            asked: hasPolicy ? [] : [`${FOREIGN_PLAIN}/act`],
          });
      });

    test(`O1 in ${name} the same texts do act as a page`, { tag: '@heavy' }, async ({ engine, outside }) => {
      outside.forget();
      for (const { html } of pagesOfPayloads()) {
        outside.say(`<script>(${watch})('${CALL}', '${outside.url}')</script>${html}`);
        await engine.open(outside.url).catch(() => undefined);
      }
      const { ran, asked } = outside.attempts;
      expect(new Set(ran).size).toBeGreaterThan(60);
      expect(new Set(asked.map((url) => url.split('/')[3])).size).toBeGreaterThan(20);
    });
  });

test.afterEach(({ wire }) => wire.faults.mendAll());

/** Signs in by the form, like a person. */
async function signIn(engine: Engine, url: string, account: Account): Promise<void> {
  await engine.open(url);
  await engine.fill('#username', emailOf(account));
  await engine.fill('#password', PASSWORD);
  await engine.click('#kc-login');
}

/** Returns the texts of the matching elements. Returns nothing while the page unloads. */
function texts(engine: Engine, places: string): Promise<string[]> {
  const read = (css = '') => [...document.querySelectorAll(css)].map((place) => place.textContent);
  return engine.evaluate(read, places).catch(() => []);
}

/** Removes the content policy from the system's answers. */
const withoutPolicy: Fault = async ({ forward, reply }) => {
  const { headers, ...answer } = await forward();
  const isPolicy = (name = '') => name.toLowerCase() === 'content-security-policy';
  reply({ ...answer, headers: headers.filter((_, index) => !isPolicy(headers[index - (index % 2)])) });
};

// The following functions run in the page.

/** Returns `reload`, or `navigate` if a navigation led here. */
function howLoaded(): string {
  return performance.getEntriesByType('navigation').map((load) => load.toJSON().type)[0];
}

/** Reports each payload that runs to the outside server. */
function watch(call = '', outside = ''): void {
  const tell = (payload: unknown) => {
    void fetch(`${outside}/ran/${payload}`, { mode: 'no-cors', keepalive: true });
  };
  Object.assign(window, { [call]: tell });
}

/** Does by script what a payload tries by markup. Resolves when nothing more can happen. */
function act(call = '', foreign = ''): Promise<void> {
  const picture = new Image();
  const failed = new Promise<void>((resolve) => picture.addEventListener('error', () => resolve()));
  try {
    picture.setAttribute('onerror', `${call}('act')`);
  } catch {
    // Trusted Types may refuse the attribute.
  }
  picture.src = `${foreign}/act`;
  return failed;
}

function report(call = ''): void {
  (window as unknown as Record<string, (payload: string) => void>)[call]?.('watched');
}
