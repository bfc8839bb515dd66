import { RemoteError } from '@cabinet/federation/contract';
import { originOf } from '@cabinet/federation/origin';
import type { Report } from '@cabinet/state/report';
import { reportError, reportFailure } from './beacon.ts';

/** Counts a report that comes from a remote; those of the shell, and of unknown releases, are nobody's. */
export function countReport({ error }: Report): void {
  const origin = originOf(error);
  if (!origin?.release) return;
  const { remote, release } = origin;
  // The loader knows which release it could not load; whatever throws later is found by its code's address.
  if (error instanceof RemoteError && error.release !== null) reportFailure(remote, release);
  else reportError(remote, release);
}
