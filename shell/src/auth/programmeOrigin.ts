import { callForHeader } from '@cabinet/api/client';
import type { CabinetConfig } from '@cabinet/contracts/config';
import { getProgrammeOrigin } from '@cabinet/contracts/loyalty';
import { programmeRedirect } from '@cabinet/domain/programme';
import { reportError } from '@cabinet/state/report';
import { isViewAsAtom } from '@cabinet/state/session';
import { store } from '@cabinet/state/store';

/** The start waits no longer for it, in milliseconds. */
const TIMEOUT_MS = 4_000;

/**
 * The origin of the participant's own programme, or null when this is the place (§4 App start). Not asked where the
 * configuration says so, in development and in view-as; an origin that is not on the list is reported only (R30).
 */
export async function programmeOrigin(config: CabinetConfig): Promise<string | null> {
  const isAsked = config.redirectToProgramme && process.env.NODE_ENV !== 'development';
  if (!isAsked || store.get(isViewAsAtom)) return null;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // §7: without an answer it is the main programme.
  const named = await callForHeader(getProgrammeOrigin, {}, 'location', { signal }).catch(
    () => config.services.mainSite,
  );
  try {
    return programmeRedirect(named, config.programmeOrigins, location.origin);
  } catch (error) {
    reportError(error, 'programme-origin');
    return null;
  }
}
