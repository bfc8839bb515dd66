import type { PlaywrightWorkerArgs } from '@playwright/test';
import type { Account } from './accounts.ts';
import { openPortal, type Portal } from './portal.ts';
import { redeemSignIn } from './signIn.ts';
import { test as base, type Locator, type Page } from './test.ts';

export { expect } from './test.ts';

/** An event of an embed, as the portal receives it. */
export interface Heard {
  type: string;
  detail: Record<string, unknown>;
}

interface Fixtures {
  /** Opens a page of the portal: an example of docs/embedding, or a path below it. */
  openPortal(path: string): Promise<Page>;
  /** Every event of every embed so far. */
  heard: Heard[];
}

interface WorkerFixtures {
  portal: Portal;
}

const TYPES = ['navigate', 'order', 'error', 'unauthorized'];

/** Journeys in a portal of another origin, whose visitors are accounts of the sandbox. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  portal: [
    async ({ playwright: _ }, use) => {
      const portal = await openPortal();
      await use(portal);
      await portal.end();
    },
    { scope: 'worker' },
  ],

  environment: [
    async ({ portal }, use) => use({ PORTAL_ORIGINS: portal.url, FRAME_ORIGINS: portal.url }),
    { scope: 'worker' },
  ],

  heard: async ({ context }, use) => {
    const heard: Heard[] = [];
    await context.exposeBinding('embedHeard', (_source, event: Heard) => void heard.push(event));
    await context.addInitScript((types) => {
      const { embedHeard } = window as unknown as { embedHeard(event: Heard): void };
      for (const type of types)
        addEventListener(`cabinet:${type}`, (event) =>
          embedHeard({ type, detail: (event as CustomEvent).detail }),
        );
    }, TYPES);
    await use(heard);
  },

  openPortal: async ({ page, portal, system, baseURL, playwright }, use) => {
    portal.cabinet = baseURL ?? system.url;
    portal.tokenOf = visitors(playwright, system.url);
    await use(async (path) => {
      const answer = await page.goto(portal.url + path);
      // The answer contains the error of an example that could not be built.
      if (!answer?.ok()) throw new Error(await answer?.text());
      return page;
    });
  },
});

/** Signs each account in once, and again for a fresh token. */
function visitors(playwright: PlaywrightWorkerArgs['playwright'], origin: string): Portal['tokenOf'] {
  const known = new Map<string, string>();
  return async (account, isFresh) => {
    const last = known.get(account);
    if (last && !isFresh) return last;
    const request = await playwright.request.newContext();
    const { access_token } = await redeemSignIn(request, origin, account as Account);
    await request.dispose();
    known.set(account, access_token);
    return access_token;
  };
}

/** Adds an element of the cabinet to the page, for a visitor of the portal. */
export async function embed(
  page: Page,
  name: string,
  { as = 'student', ...attributes }: { as?: Account } & Record<string, string | undefined> = {},
): Promise<Locator> {
  const id = `embed-${as}-${name}`;
  await page.evaluate(
    ([tag, id, as, attributes]) => {
      const element = document.createElement(tag) as HTMLElement & { token: unknown };
      for (const [name, value] of Object.entries({ ...attributes, id })) element.setAttribute(name, value);
      element.token = async ({ fresh }: { fresh: boolean }) => {
        const answer = await fetch(`/token?as=${as}${fresh ? '&fresh' : ''}`);
        return answer.ok ? answer.text() : null;
      };
      document.body.append(element);
    },
    [`cabinet-${name}`, id, as, attributes as Record<string, string>] as const,
  );
  return page.locator(`#${id}`);
}
