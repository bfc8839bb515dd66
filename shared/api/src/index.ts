/**
 * The API client as remotes use it: reads, writes and errors. The shell provides it as one copy (docs/decisions/002), so
 * that every remote calls with the same session and shares one cache. What steers the client (`configureApi`, the
 * sign-in's number, what is forgotten at sign-out) is the shell's alone and is not here.
 *
 * A change that takes a name away, or changes what one means, is a new major version of the shared packages.
 */
export { refreshRoutes } from './cache.ts';
export { type CallOptions, call } from './client.ts';
export { currentOf } from './currentOf.ts';
export { ApiError, type ApiErrorKind, isApiError } from './error.ts';
export { subjectMark } from './subjectMark.ts';
export { useRested } from './useRested.ts';
export { type RouteAction, type RouteActionOptions, useRouteAction } from './useRouteAction.ts';
export { LIST_DEBOUNCE, type RouteData, type RouteDataOptions, useRouteData } from './useRouteData.ts';
export { whereAllowed } from './whereAllowed.ts';
