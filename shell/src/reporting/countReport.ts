import { RemoteError } from '@cabinet/federation/contract';
import { originOf } from '@cabinet/federation/origin';
import type { Report } from '@cabinet/state/report';
import { reportError, reportFailure } from './beacon.ts';

/** Counts a report that comes from a remote. Ignores reports of the shell and of unknown releases. */
export function countReport({ error }: Report): void {
  const origin = originOf(error);
  if (!origin?.release) return;
  const { remote, release } = origin;
  // The loader knows the release that failed to load. For later errors, the address of the code identifies
  // the release.
  if (error instanceof RemoteError && error.release !== null) reportFailure(remote, release);
  else reportError(remote, release);
}
