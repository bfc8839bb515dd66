import { isApiError } from '@cabinet/api/error';
import type { CabinetConfig } from '@cabinet/contracts/config';
import { originOf } from '@cabinet/federation/origin';
import type { Report } from '@cabinet/state/report';
import { sessionAtom } from '@cabinet/state/session';
import { store } from '@cabinet/state/store';
import { clientAtom, contactAtom } from '@cabinet/state/user';
import {
  type BrowserOptions,
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  type Event,
  functionToStringIntegration,
  init,
  linkedErrorsIntegration,
} from '@sentry/react';

import { scrubDeep, urlTemplate } from './scrub.ts';

/**
 * Starts the error-reporting service (§8). Nothing is collected by default (F9): what is left out of `dataCollection`
 * is on in this SDK, so every key is there.
 * @returns what takes the reports
 */
export function startSentry({ dsn, environment }: CabinetConfig['sentry']): (report: Report) => void {
  const client = init({
    dsn: dsn ?? '',
    environment,
    release: __RELEASE__,
    tracesSampleRate: 1.0,
    // Only then is `beforeSendTransaction` asked.
    traceLifecycle: 'static',
    tracePropagationTargets: [],
    sendClientReports: false,
    dataCollection: NOTHING,
    defaultIntegrations: false,
    integrations: INTEGRATIONS,
    beforeBreadcrumb: (breadcrumb) => scrubDeep(breadcrumb, ownNames()),
    beforeSend: (event) => scrubEvent(event),
    beforeSendTransaction: (event) => scrubEvent(event),
  });
  // The header of an envelope repeats the name of the trace, past all of the above.
  client?.on('createDsc', (dsc) => {
    delete dsc.transaction;
  });
  return capture;
}

const NOTHING: Required<NonNullable<BrowserOptions['dataCollection']>> = {
  userInfo: false,
  cookies: false,
  httpHeaders: { request: false, response: false },
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  mcp: { inputs: false, outputs: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
  frameContextLines: 0,
};

/** Neither console nor clicks: both quote what is on screen. What is thrown comes with our own reports. */
const INTEGRATIONS = [
  functionToStringIntegration(),
  linkedErrorsIntegration(),
  dedupeIntegration(),
  breadcrumbsIntegration({ dom: false }),
  browserTracingIntegration({
    enableInp: false,
    linkPreviousTrace: 'off',
    beforeStartSpan: (span) => ({ ...span, name: urlTemplate(span.name) }),
  }),
];

/** The place label of §8, the remote with its release (R4), and the request to look for. */
function capture({ error, place }: Report): void {
  const origin = originOf(error);
  const tags = {
    place,
    remote: origin?.remote,
    remote_release: origin?.release,
    request_id: isApiError(error) ? error.requestId : null,
  };
  const handled = place !== 'window' && place !== 'promise';
  captureException(error, { captureContext: { tags }, mechanism: { type: 'generic', handled } });
}

/** Our own members of the event, scrubbed; nothing of who and where the participant is. */
function scrubEvent<E extends Event>({ user, request, server_name, sdkProcessingMetadata, ...event }: E): E {
  return { ...scrubDeep(event, ownNames()), sdkProcessingMetadata } as E;
}

/** How the services and the identity service call the participant. */
function ownNames(): string[] {
  const { firstName, lastName } = store.get(sessionAtom) ?? {};
  const { name, surname, patronymic } = store.get(clientAtom) ?? {};
  const names = [firstName, lastName, store.get(contactAtom)?.full_name, name, surname, patronymic];
  return names.filter((text) => typeof text === 'string');
}
