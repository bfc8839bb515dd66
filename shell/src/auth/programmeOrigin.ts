import { callForHeader } from '@cabinet/api/client';
import type { CabinetConfig } from '@cabinet/contracts/config';
import { getProgrammeOrigin } from '@cabinet/contracts/programme';
import { programmeRedirect } from '@cabinet/domain/programme';
import { reportError } from '@cabinet/state/report';
import { isViewAsAtom } from '@cabinet/state/session';
import { store } from '@cabinet/state/store';

/** The time limit for the request, in milliseconds. */
const TIMEOUT_MS = 4_000;

/**
 * Returns the origin of the participant's own programme, or null if the participant is already there (§4 App
 * start). Makes no request in development, in view-as, or if the configuration turns it off. Only reports an
 * origin that is not on the list (R30).
 */
export async function programmeOrigin(config: CabinetConfig): Promise<string | null> {
  const isAsked = config.redirectToProgramme && process.env.NODE_ENV !== 'development';
  if (!isAsked || store.get(isViewAsAtom)) return null;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // §7: without an answer, use the main programme.
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
