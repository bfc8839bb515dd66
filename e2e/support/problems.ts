import type { BrowserContext } from '@playwright/test';

export interface Problems {
  /** What a test provokes on purpose is no problem of it. */
  allow(pattern: RegExp): void;
  /** What went wrong in any tab and was not allowed, one line each. */
  list(): string[];
}

/**
 * Listens to every tab: errors on the console, uncaught ones, requests to the own origin that fail, and whatever a
 * document's policy refuses in any frame (O2).
 */
export async function watchProblems(context: BrowserContext, origin: string): Promise<Problems> {
  const found: string[] = [];
  const allowed: RegExp[] = [];

  context.on('console', (message) => {
    if (message.type() === 'error') found.push(`console: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => {
    found.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page gives up what it was still asking for.
    const isGivenUp = reason === 'net::ERR_ABORTED';
    if (request.url().startsWith(origin) && !isGivenUp) found.push(`failed: ${reason} ${request.url()}`);
  });

  await context.addInitScript(tellRefusals);

  return {
    allow: (pattern) => allowed.push(pattern),
    list: () => found.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
}

/** Not every browser writes them to the console, and those that do choose words of their own. */
function tellRefusals(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`Content Security Policy: ${effectiveDirective} refused ${blockedURI} ${sample}`);
  });
}
