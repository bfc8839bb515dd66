import type { Access, ServiceName } from '@cabinet/contracts/route';
import axios, { type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { acceptJson } from './interceptors/acceptJson.ts';
import { bearer } from './interceptors/bearer.ts';
import { crmPace } from './interceptors/crmPace.ts';
import { crmVersion } from './interceptors/crmVersion.ts';
import { emoji } from './interceptors/emoji.ts';
import { emptyFilters } from './interceptors/emptyFilters.ts';
import { language } from './interceptors/language.ts';
import { requestId } from './interceptors/requestId.ts';
import { serviceDesk } from './interceptors/serviceDesk.ts';
import { source } from './interceptors/source.ts';
import { suggestionsToken } from './interceptors/suggestionsToken.ts';
import { viewAs } from './interceptors/viewAs.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    access?: Access;
    /** `crmPace` counts the request as in flight. */
    isPaced?: boolean;
  }
}

type Interceptor = (
  request: InternalAxiosRequestConfig,
) => InternalAxiosRequestConfig | Promise<InternalAxiosRequestConfig>;

/** In the order of execution. */
const EVERY_REQUEST: Interceptor[] = [
  acceptJson,
  language,
  requestId,
  source,
  bearer,
  emptyFilters,
  emoji,
  viewAs,
];

/** The time limit for an answer, in milliseconds. */
const TIMEOUT = 20_000;

/** One axios instance per service. */
export const transports: Record<ServiceName, AxiosInstance> = {
  loyalty: createTransport([...EVERY_REQUEST, serviceDesk]),
  crm: createTransport([...EVERY_REQUEST, crmVersion]),
  landing: createTransport(EVERY_REQUEST),
  suggestions: createTransport([...EVERY_REQUEST, suggestionsToken]),
};
crmPace(transports.crm);

/** The lander: takes forms and returns texts, also with a rejection (§7). */
export const lander = createTransport(EVERY_REQUEST);
Object.assign(lander.defaults, {
  responseType: 'text',
  transformResponse: (text: unknown) => text,
  validateStatus: (status: number) => status < 500,
});

function createTransport(interceptors: Interceptor[]): AxiosInstance {
  const transport = axios.create({
    timeout: TIMEOUT,
    // The cabinet has no XSRF cookie. The search for the cookie would delay every request until the browser's
    // cookie store answers.
    withXSRFToken: false,
    // After `emptyFilters`, parameters are texts and numbers. The serialiser of axios is for nested values,
    // and is not in the builds.
    paramsSerializer: { serialize: (params) => new URLSearchParams(params).toString() },
    // By default, axios runs request interceptors in reverse order.
    transitional: { legacyInterceptorReqResOrdering: false },
  });
  for (const interceptor of interceptors) transport.interceptors.request.use(interceptor);
  return transport;
}
