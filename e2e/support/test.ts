import { test as base, type Cookie, expect, type Locator, type Page } from '@playwright/test';
import { type FaultProxy, openFaultProxy } from '../faults/proxy.ts';
import { type Account, isStaff } from './accounts.ts';
import { type Problems, watchProblems } from './problems.ts';
import { signInByRequest } from './signIn.ts';
import { type System, startSystem } from './system.ts';
import { giveReason } from './viewAs.ts';

export { expect, type Locator, type Page };

interface Fixtures {
  /** Signs an account in, without opening a page. */
  signIn(account: Account): Promise<void>;
  /** The account that `signIn` has signed in. */
  signedIn: { account?: Account };
  /**
   * Opens an address below `/my` in the test's first tab. For staff in another's cabinet, also gives a
   * reason.
   */
  open(path: string): Promise<Page>;
  /** Problems in the browser. Each problem that is not allowed fails the test. */
  problems: Problems;
}

interface WorkerFixtures {
  /** Settings of the system. A test file changes them by `test.use({ environment: … })`. */
  environment: Record<string, string>;
  /** The worker's system. Each test starts with the seeds of CONTRACT §5. */
  system: System;
  /**
   * Sessions at the identity service, which all tests of a worker share. Each account uses the form only
   * once.
   */
  sessions: Map<Account, Cookie[]>;
  /** A fault proxy before the system, with its own origin. Tests that break the wire use brokenWire.ts. */
  wire: FaultProxy;
}

/** Methods that change nothing. Data of the identity service does not belong to the seeds. */
const READS = ['GET', 'HEAD', 'OPTIONS'];

export const test = base.extend<Fixtures, WorkerFixtures>({
  environment: [{}, { scope: 'worker', option: true }],

  wire: [
    async ({ environment: _ }, use) => {
      const wire = await openFaultProxy();
      await use(wire);
      await wire.close();
    },
    { scope: 'worker' },
  ],

  system: [
    async ({ environment, wire }, use) => {
      const system = await startSystem({ PUBLIC_ORIGINS: wire.url, ...environment });
      wire.lead(system.url);
      await use(system);
      await system.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  sessions: [
    async ({ system: _ }, use) => {
      await use(new Map());
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ system }, use) => {
    await system.putBack();
    await use(system.url);
  },

  problems: [
    async ({ baseURL, context, system }, use) => {
      const problems = await watchProblems(context, baseURL ?? system.url);
      context.on('request', (request) => {
        const isData = /^\/(loyalty|crm|lander|landing)\//.test(new URL(request.url()).pathname);
        if (isData && !READS.includes(request.method())) system.isChanged = true;
      });
      await use(problems);
      expect(problems.list(), 'the page reports no unexpected problem').toEqual([]);
    },
    { auto: true },
  ],

  signedIn: async ({ baseURL: _ }, use) => use({}),

  signIn: async ({ baseURL, context, system, sessions, signedIn }, use) => {
    await use(async (account) => {
      signedIn.account = account;
      await context.clearCookies();
      await context.addCookies(sessions.get(account) ?? []);
      // If a test has ended the session, this uses the form again.
      await signInByRequest(context.request, baseURL ?? system.url, account);
      sessions.set(account, await context.cookies());
    });
  },

  open: async ({ page, signedIn }, use) => {
    await use(async (path) => {
      await page.goto(`/my${path}`);
      if (isStaff(signedIn.account) && /ownerEmail=./.test(path)) await giveReason(page);
      return page;
    });
  },
});
