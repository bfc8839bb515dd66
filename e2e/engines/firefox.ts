import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { EngineKind } from './engine.ts';

const FILES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const program = FILES.find((file) => existsSync(file));

/** Gecko in a stock Firefox, which supports WebDriver BiDi. Playwright can only drive its own builds. */
export const firefox: EngineKind = {
  name: 'Firefox',
  missing: program ? null : 'Firefox is missing (Debian package: firefox-esr): its tests do not run.',

  async start(proxy) {
    if (!program) throw new Error(this.missing ?? '');
    const [host, port] = proxy.split(':');
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program,
      defaultViewport: { width: 1280, height: 800 },
      extraPrefsFirefox: {
        'network.proxy.type': 1,
        'network.proxy.http': host,
        'network.proxy.http_port': Number(port),
        'network.proxy.ssl': host,
        'network.proxy.ssl_port': Number(port),
      },
    });
    const page = await browser.newPage();
    return {
      open: async (url) => void (await page.goto(url)),
      fill: (place, text) => page.locator(place).fill(text),
      click: (place) => page.locator(place).click(),
      evaluate: (work, ...args) => page.evaluate(work, ...args),
      close: () => browser.close(),
    };
  },
};
