import type { CabinetConfig } from '@cabinet/contracts/config';
import { configAtom } from '@cabinet/state/config';
import { type Report, receiveReports, reportError } from '@cabinet/state/report';
import { store } from '@cabinet/state/store';

/**
 * Collects what nobody caught, and hands every report to the error-reporting service as soon as the configuration
 * names one (§8). The service's code is fetched after the first screen; without one reports go to the console.
 */
export function startReporting(): void {
  addEventListener('error', ({ error, message }) => reportError(error ?? message, 'window'));
  addEventListener('unhandledrejection', ({ reason }) => {
    // §7: what was cancelled on purpose is no failure.
    if (!isCancellation(reason)) reportError(reason, 'promise');
  });
  addEventListener('securitypolicyviolation', (event) => {
    if (!isOfOthers(event)) reportError(new Error(refusal(event)), 'content-policy');
  });
  const unsubscribe = store.sub(configAtom, () => {
    const config = store.get(configAtom);
    if (!config) return;
    unsubscribe();
    whenIdle(() => void connect(config.sentry));
  });
}

async function connect(sentry: CabinetConfig['sentry']): Promise<void> {
  if (!sentry.dsn) return receiveReports(counted(writeToConsole));
  try {
    const { startSentry } = await import('./sentry.ts');
    receiveReports(counted(startSentry(sentry)));
  } catch {
    receiveReports(counted(writeToConsole));
  }
}

/** Delivers a report, and counts it for the remote that it comes from. */
function counted(deliver: (report: Report) => void): (report: Report) => void {
  return (report) => {
    deliver(report);
    // Without the network everything breaks, and nobody can be told.
    if (!navigator.onLine) return;
    import(/* webpackChunkName: "usage" */ './countReport.ts').then(
      ({ countReport }) => countReport(report),
      () => undefined,
    );
  };
}

function writeToConsole({ error, place }: Report): void {
  console.warn(`Reported from ${place}:`, error);
}

function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 1_000);
}

/** What the document's policy has refused (O2): an attempt to break in, or something of ours that it forgot. */
function refusal({ effectiveDirective, blockedURI, sourceFile }: SecurityPolicyViolationEvent): string {
  return `${effectiveDirective} refused ${blockedURI || 'something'} of ${sourceFile || 'the page'}`;
}

/** Of a person's extensions, or of the main site's policy, whose elements are read without being in the page (O1). */
function isOfOthers({
  blockedURI,
  sourceFile,
  effectiveDirective,
  target,
}: SecurityPolicyViolationEvent): boolean {
  if (/-extension\b/.test(`${blockedURI} ${sourceFile}`)) return true;
  return effectiveDirective.endsWith('-attr') && target === document;
}

function isCancellation(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}
