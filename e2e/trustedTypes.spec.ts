import { REALM } from './support/signIn.ts';
import { expect, type Page, test } from './support/test.ts';

// O2: the document's policy closes every way from text to markup and code (docs/decisions/017).

/** Ways to turn a text into markup or code, in places that journeys do not reach. */
const SINKS = [
  `document.createElement('p').innerHTML = '<b>x</b>'`,
  `document.body.outerHTML = '<b>x</b>'`,
  `document.body.insertAdjacentHTML('beforeend', '<b>x</b>')`,
  `document.write('<b>x</b>')`,
  `document.createRange().createContextualFragment('<b>x</b>')`,
  `new DOMParser().parseFromString('<b>x</b>', 'text/html')`,
  `document.createElement('iframe').srcdoc = '<b>x</b>'`,
  `document.createElement('script').text = '1'`,
  `document.createElement('p').setAttribute('onclick', '1')`,
  `document.createElement('script').src = 'https://evil.example/x.js'`,
  `document.createElement('script').src = '//evil.example/x.js'`,
  `document.createElement('script').src = 'data:text/javascript,1'`,
  `document.createElement('script').src = URL.createObjectURL(new Blob(['1']))`,
  `trustedTypes.createPolicy('mine', { createHTML: (text) => text })`,
  `trustedTypes.createPolicy('default', { createHTML: (text) => text })`,
];

/** Scripts that need only their address. */
const OWN_SCRIPTS = ['/my/js/x.js', 'x.js', './../x.js'].map(
  (address) => `document.createElement('script').src = '${address}'`,
);

/** Returns the sinks that a page or a frame allows. */
async function openSinks(place: Pick<Page, 'evaluate'> | null | undefined, sinks = SINKS): Promise<string[]> {
  const open: string[] = [];
  for (const sink of sinks) {
    // Each sink runs as a separate script, because the policy also refuses `eval`.
    const isOpen = await place?.evaluate(`(() => { try { ${sink}; return true } catch { return false } })()`);
    if (isOpen !== false) open.push(sink);
  }
  return open;
}

test('O2 a refusal in any frame fails a journey and is reported', async ({
  open,
  page,
  problems,
  signIn,
}) => {
  const reports: string[] = [];
  page.on('console', (message) => void reports.push(message.text()));
  await signIn('student');
  await open('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const added = await page.evaluateHandle(() => document.body.appendChild(document.createElement('iframe')));
  const heard = () => problems.list().filter((problem) => /refused trusted-types-sink/.test(problem));
  // The page may also have a frame of the sign-in, which disappears.
  for (const frame of [page.mainFrame(), await added.contentFrame()]) {
    const before = heard().length;
    expect(await openSinks(frame, SINKS.slice(0, 1))).toEqual([]);
    await expect.poll(() => heard().length).toBe(before + 1);
  }
  await expect
    .poll(() => reports.join('\n'))
    .toContain('Reported from content-policy: Error: require-trusted-types-for');
  problems.allow(/Content Security Policy|TrustedHTML/);
});

test('O2 our pages never turn a text into markup or code', { tag: '@heavy' }, async ({
  page,
  problems,
  signIn,
}) => {
  problems.allow(/Content Security Policy|Trusted|policy/);
  const shown = page.locator('body > *').first();
  for (const [name, path] of Object.entries({
    'the sign-in': '/my/orders',
    'the friend’s page': '/my/friend',
    'the page for frames in portals': '/my/embed/catalog',
    'the outbox': '/sandbox/outbox',
    'the main site’s policy': '/lp/privacy-common/',
    'the end of a session': `${REALM}/logout`,
  }))
    await test.step(name, async () => {
      await page.goto(path);
      await expect(shown).toBeAttached();
      expect(await openSinks(page)).toEqual([]);
    });
  await test.step('the frame of the silent sign-in refuses all sinks', async () => {
    await page.goto('/my/silent-check-sso.html');
    expect(await openSinks(page)).toEqual([]);
  });
  await test.step('the cabinet refuses all sinks except scripts of its own origin', async () => {
    await signIn('student');
    await page.goto('/my/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await openSinks(page)).toEqual([]);
    expect(await openSinks(page, OWN_SCRIPTS)).toEqual(OWN_SCRIPTS);
  });
});
