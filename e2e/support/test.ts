import { test as base, type Cookie, expect, type Locator, type Page } from '@playwright/test';
import { type FaultProxy, openFaultProxy } from '../faults/proxy.ts';
import { type Account, isStaff } from './accounts.ts';
import { type Problems, watchProblems } from './problems.ts';
import { signInByRequest } from './signIn.ts';
import { type System, startSystem } from './system.ts';
import { giveReason } from './viewAs.ts';

export { expect, type Locator, type Page };

interface Fixtures {
  /** Signs somebody in, without opening a page. */
  signIn(account: Account): Promise<void>;
  /** Who has signed in by `signIn`. */
  signedIn: { account?: Account };
  /** Opens an address below `/my`, in the test's first tab; as staff in another's cabinet, with a reason. */
  open(path: string): Promise<Page>;
  /** What goes wrong in the browser; whatever is not allowed fails the test. */
  problems: Problems;
}

interface WorkerFixtures {
  /** Settings of the system, for those who want another one than everybody: `test.use({ environment: … })`. */
  environment: Record<string, string>;
  /** The worker's own; a test finds the seeds of CONTRACT §5 in it. */
  system: System;
  /** Sessions at the identity service, which the tests of a worker share: the form is filled in once for an account. */
  sessions: Map<Account, Cookie[]>;
  /** In front of it, with an origin of its own: for tests that break the wire, see brokenWire.ts. */
  wire: FaultProxy;
}

/** Methods that change nothing; the identity service's data is no seed. */
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
      expect(problems.list(), 'nothing goes wrong unseen').toEqual([]);
    },
    { auto: true },
  ],

  signedIn: async ({ baseURL: _ }, use) => use({}),

  signIn: async ({ baseURL, context, system, sessions, signedIn }, use) => {
    await use(async (account) => {
      signedIn.account = account;
      await context.clearCookies();
      await context.addCookies(sessions.get(account) ?? []);
      // Where a test has ended the session, this fills in the form again.
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
