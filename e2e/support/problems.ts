import type { BrowserContext } from '@playwright/test';

export interface Problems {
  /** What a test provokes on purpose is no problem of it. */
  allow(pattern: RegExp): void;
  /** What went wrong in any tab and was not allowed, one line each. */
  list(): string[];
}

/** Listens to every tab: errors on the console, uncaught ones, and requests to the own origin that fail. */
export function watchProblems(context: BrowserContext, origin: string): Problems {
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

  return {
    allow: (pattern) => allowed.push(pattern),
    list: () => found.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
}
