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
 * Starts the error-reporting service (§8). By default, it collects no data (F9). This SDK enables every key
 * that `dataCollection` omits, so the code sets every key.
 * @returns the receiver of reports
 */
export function startSentry({ dsn, environment }: CabinetConfig['sentry']): (report: Report) => void {
  const client = init({
    dsn: dsn ?? '',
    environment,
    release: __RELEASE__,
    tracesSampleRate: 1.0,
    // The SDK calls `beforeSendTransaction` only with this setting.
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
  // The header of an envelope repeats the name of the trace, and no option above removes it.
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

/**
 * No integrations for console and clicks: both quote the content of the screen. Our own reports deliver
 * thrown errors.
 */
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

/** Sends the place label of §8, the remote with its release (RM4), and the request id. */
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

/** Scrubs our own members of the event. Removes the person, the location and the request. */
function scrubEvent<E extends Event>({ user, request, server_name, sdkProcessingMetadata, ...event }: E): E {
  return { ...scrubDeep(event, ownNames()), sdkProcessingMetadata } as E;
}

/** Returns the participant's names in the services and in the identity service. */
function ownNames(): string[] {
  const { firstName, lastName } = store.get(sessionAtom) ?? {};
  const { name, surname, patronymic } = store.get(clientAtom) ?? {};
  const names = [firstName, lastName, store.get(contactAtom)?.full_name, name, surname, patronymic];
  return names.filter((text) => typeof text === 'string');
}
