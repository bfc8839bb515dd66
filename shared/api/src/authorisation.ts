import { ApiError, isApiError } from './error.ts';
import { readySettings } from './settings.ts';

let failures = 0;
/** Counts the tokens, to tell an answer to an old token from an answer to the current token. */
let generation = 0;
let renewal: Promise<void> | null = null;
let isOver = false;

/** Starts a new session. */
export function resetAuthorisation(): void {
  generation += 1;
  failures = 0;
  renewal = null;
  isOver = false;
}

/**
 * Sends, and after a 401 sends once more with a fresh token. One refresh serves all calls that wait for it
 * (SE1). A second failure without a success in between ends the session: the client then sends no requests
 * (§8, R14, S5).
 */
export async function authorised<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await attempt(send);
  } catch (error) {
    if (!isUnauthorised(error) || isOver) throw error;
    return attempt(send);
  }
}

async function attempt<T>(send: () => Promise<T>): Promise<T> {
  if (isOver) throw new ApiError('The session has expired', { status: 401 });
  const used = generation;
  try {
    const answer = await send();
    failures = 0;
    return answer;
  } catch (error) {
    if (isUnauthorised(error) && used === generation) await renew(error);
    throw error;
  }
}

async function renew(error: ApiError): Promise<void> {
  if (isOver) return;
  if (!renewal && failures > 0) return endSession(error);
  renewal ??= renewToken(error);
  await renewal;
}

async function renewToken(error: ApiError): Promise<void> {
  const renewed = generation;
  failures = 1;
  readySettings().onUnauthorised(1, error);
  const token = await readySettings()
    .token(true)
    .catch(() => null);
  if (renewed !== generation) return;
  generation += 1;
  renewal = null;
  if (token === null) endSession(error);
}

function endSession(error: ApiError): void {
  isOver = true;
  readySettings().onUnauthorised(2, error);
}

function isUnauthorised(error: unknown): error is ApiError {
  return isApiError(error) && error.kind === 'unauthorised';
}
