import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@cabinet/services/freePort';
import { Builder, By, until, type WebDriver } from 'selenium-webdriver';
import { freshFolder } from '../support/system.ts';
import type { Engine, EngineKind } from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
/** Limit in milliseconds for the start of the browser, and for the search of an element. */
const TIME_LIMIT_MS = 10_000;

/** WebKitGTK in the driver's MiniBrowser, on a virtual screen, because MiniBrowser has no headless mode. */
export const webkit: EngineKind = {
  name: 'WebKitGTK',
  missing:
    existsSync(DRIVER) && existsSync(SCREEN)
      ? null
      : 'WebKitGTK or Xvfb is missing (Debian packages: webkit2gtk-driver, xvfb): its tests do not run.',

  async start(proxy) {
    // WebKitWebDriver 2.50 waits forever if its browser does not start, so start the driver again.
    for (;;) {
      const engine = await tryToStart(proxy);
      if (engine) return engine;
    }
  },
};

async function tryToStart(proxy: string): Promise<Engine | null> {
  const folder = freshFolder();
  const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const stopScreen = stopping(screen);
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: folder, DISPLAY: `:${String(number).trim()}` },
  });
  const stopDriver = stopping(driver);
  const stop = async () => {
    await stopDriver();
    await stopScreen();
    rmSync(folder, { recursive: true, force: true });
  };

  const opening = open(`http://127.0.0.1:${port}`, proxy).catch(() => null);
  const browser = await Promise.race([opening, pause(TIME_LIMIT_MS, null)]);
  if (!browser) {
    await stop();
    return null;
  }
  const find = async (place: string) => {
    const element = await browser.wait(until.elementLocated(By.css(place)), TIME_LIMIT_MS);
    return browser.wait(until.elementIsVisible(element), TIME_LIMIT_MS);
  };
  return {
    open: (url) => browser.get(url),
    fill: async (place, text) => (await find(place)).sendKeys(text),
    click: async (place) => (await find(place)).click(),
    evaluate: (work, ...args) => browser.executeScript(work, ...args),
    async close() {
      await browser.quit();
      await stop();
    },
  };
}

async function open(driver: string, proxy: string): Promise<WebDriver> {
  const late = Date.now() + TIME_LIMIT_MS;
  while (!(await fetch(`${driver}/status`).catch(() => null))) {
    if (Date.now() > late) throw new Error('WebKitWebDriver does not start');
    await pause(50);
  }
  const noProxy = ['localhost', '127.0.0.1'];
  return new Builder()
    .usingServer(driver)
    .withCapabilities({
      browserName: 'MiniBrowser',
      proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy, noProxy },
    })
    .build();
}

/** Returns a function that stops a process. The process also ends with this process. */
function stopping(child: ChildProcess): () => Promise<void> {
  const kill = () => void child.kill('SIGKILL');
  const ended = once(child, 'exit');
  process.once('exit', kill);
  return async () => {
    process.off('exit', kill);
    child.kill('SIGTERM');
    await ended;
  };
}
