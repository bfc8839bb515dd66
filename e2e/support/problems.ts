import type { BrowserContext } from '@playwright/test';

export interface Problems {
  /** Allows problems that a test provokes on purpose. */
  allow(pattern: RegExp): void;
  /** Returns the problems of all tabs that no pattern allows, one line each. */
  list(): string[];
}

/**
 * Watches every tab for console errors, uncaught errors and failed requests to the own origin. Also watches
 * every frame for refusals of the document's policy (O2).
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
    // Leaving a page cancels its open requests.
    const isGivenUp = reason === 'net::ERR_ABORTED';
    if (request.url().startsWith(origin) && !isGivenUp) found.push(`failed: ${reason} ${request.url()}`);
  });

  await context.addInitScript(tellRefusals);

  return {
    allow: (pattern) => allowed.push(pattern),
    list: () => found.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
}

/** Reports policy refusals to the console, because not every browser does, and the texts differ. */
function tellRefusals(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`Content Security Policy: ${effectiveDirective} refused ${blockedURI} ${sample}`);
  });
}
