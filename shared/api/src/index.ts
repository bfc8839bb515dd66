/**
 * The API client for remotes: reads, writes and errors. The shell provides it as one copy
 * (docs/decisions/002), so that all remotes share one session and one cache. The control functions belong to
 * the shell and are not here: `configureApi`, the identity number, and the deletion at sign-out.
 * A change that removes a name or changes its meaning is a new major version of the shared packages.
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
