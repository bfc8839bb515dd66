import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@cabinet/build/workspace';
import { type Browser, chromium } from '@playwright/test';
import { buildAll } from '../../scripts/build.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { CHROMIUM_ARGS } from '../support/chromiumArgs.ts';
import { signInByRequest } from '../support/signIn.ts';
import { startSystem } from '../support/system.ts';
import { SCENES, type Scene } from './scenes.ts';

/**
 * `npm run screens` takes a screenshot of every screen for `docs/screens/`, on a desktop and on a phone.
 * Arguments select scenes by the start of their names.
 */
const FOLDER = join(root, 'docs/screens');
const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
type Size = keyof typeof SIZES;
/** Maximum height of a screenshot in pixels. Longer pages are cut to keep the picture readable. */
const LONGEST = 2400;

const wanted = process.argv.slice(2);
const scenes = SCENES.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)),
);

await buildAll();
const system = await startSystem();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
try {
  if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const scene of scenes) {
    for (const size of sizesOf(scene)) await photograph(browser, scene, size);
    console.log(scene.name);
  }
  writeFileSync(join(FOLDER, 'README.md'), contents());
} finally {
  await browser.close();
  await system.end();
}

async function photograph(browser: Browser, scene: Scene, size: Size): Promise<void> {
  const viewport = { ...SIZES[size], ...(scene.width && { width: scene.width }) };
  const context = await browser.newContext({
    baseURL: system.url,
    viewport,
    locale: 'ru-RU',
    colorScheme: scene.mode ?? 'light',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((locale) => localStorage.setItem('SF_LANG', locale), scene.locale ?? 'ru');
  // Reset the data, so that the previous scene does not influence this scene.
  if (scene.first) await context.request.post('/sandbox/reset');
  const { account = 'student' } = scene;
  if (account) await signInByRequest(context.request, system.url, account);
  const page = await context.newPage();
  await page.goto(`/my${scene.path}`);
  await scene.first?.(page);
  await (scene.whole?.(page) ?? page.locator('main h1')).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const isDialog = await page.getByRole('dialog').isVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!isDialog) await page.setViewportSize({ ...viewport, height: Math.min(height, LONGEST) });
  await page.screenshot({ path: join(FOLDER, picture(scene, size)), type: 'jpeg', quality: 62 });
  await context.close();
}

function sizesOf({ isWideOnly, isPhoneOnly }: Scene): Size[] {
  if (isPhoneOnly) return ['phone'];
  return isWideOnly ? ['desktop'] : ['desktop', 'phone'];
}

function picture({ name }: Scene, size: Size): string {
  return `${name}-${size}.jpg`;
}

/** Returns the page with all screenshots. */
function contents(): string {
  const rows = SCENES.map((scene) => {
    const cells = sizesOf(scene).map(
      (size) => `<img src="./${picture(scene, size)}" width="${size === 'phone' ? 195 : 640}">`,
    );
    const { name, path, account = 'student' } = scene;
    return `| ${name}<br>\`${account ?? 'nobody'}\`<br>\`/my${path}\` | ${cells.join(' | ')} |`;
  });
  return [
    '# Screens',
    '',
    '`npm run screens` takes these pictures.',
    '',
    '| | desktop | phone |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
