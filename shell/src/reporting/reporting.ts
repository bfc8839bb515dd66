import type { CabinetConfig } from '@cabinet/contracts/config';
import { configAtom } from '@cabinet/state/config';
import { type Report, receiveReports, reportError } from '@cabinet/state/report';
import { store } from '@cabinet/state/store';

/**
 * Collects uncaught errors. Passes every report to the error-reporting service when the configuration names
 * one (§8). The code of the service loads after the first screen. Without a service, reports go to the
 * console.
 */
export function startReporting(): void {
  addEventListener('error', ({ error, message }) => reportError(error ?? message, 'window'));
  addEventListener('unhandledrejection', ({ reason }) => {
    // §7: a cancelled call is not a failure.
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

/** Delivers a report, and counts it for its remote. */
function counted(deliver: (report: Report) => void): (report: Report) => void {
  return (report) => {
    deliver(report);
    // Without a network, every load fails, and a beacon cannot arrive.
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

/**
 * Describes a violation of the document's policy (O2): an attack, or a resource that the policy should allow.
 */
function refusal({ effectiveDirective, blockedURI, sourceFile }: SecurityPolicyViolationEvent): string {
  return `${effectiveDirective} refused ${blockedURI || 'something'} of ${sourceFile || 'the page'}`;
}

/**
 * Whether the violation comes from a browser extension or from the main site's policy. The cabinet parses the
 * elements of the policy outside the page (O1).
 */
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
