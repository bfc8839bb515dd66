import type { ProjectId } from '@cabinet/contracts/config';
import { errorBodySchema } from '@cabinet/contracts/error';
import { createLead, LANDER_SPAM, LANDER_SUCCESS } from '@cabinet/contracts/leads';
import { failureText } from '@cabinet/domain/failureText';
import {
  type Land,
  LEAD_SOURCE,
  LEAD_UTM_SOURCE,
  type LeadForm,
  landerFields,
  landerQuery,
  leadFields,
} from '@cabinet/domain/lead';
import { safeParse } from 'valibot';
import { call } from './client.ts';
import { isApiError, toApiError } from './error.ts';
import { identitySignal } from './identity.ts';
import { withRetries } from './retry.ts';
import { readySettings, whenReady } from './settings.ts';
import { lander } from './transport.ts';

/**
 * The answer of the receiving service. Without an answer, the outcome is unknown, and the call throws an
 * ApiError.
 */
export type LeadAnswer =
  | { name: 'accepted' }
  | { name: 'spam' }
  /** `text`: the server's message to the participant, if it has a message. */
  | { name: 'refused'; text: string | null };

export interface LeadOptions {
  /** Belongs to the intent and all its retries. The receiving service stores a lead once (§7, B4). */
  mergelead: string;
  /** A UUID that belongs to the intent, like the merge id (CONTRACT §6). */
  idempotencyKey: string;
  land: Land;
  /** The id of the variant (R54). A variant without an id sends no id. */
  projectId?: ProjectId | null;
  /** The name of the form: `invite`. */
  entryPoint: string;
}

const LANDER = { method: 'POST', path: '/lander.php', access: 'public' } as const;

/**
 * Sends a lead to the lander, the old form's target (§7).
 * @throws ApiError without an answer, or if the answer does not come from the lander itself
 */
export async function sendToLander(form: LeadForm, options: LeadOptions): Promise<LeadAnswer> {
  const signal = identitySignal();
  await whenReady();
  signal.throwIfAborted();
  const text = await withRetries(LANDER, signal, () => post(form, options, signal));
  signal.throwIfAborted();
  if (text.includes(LANDER_SUCCESS)) return { name: 'accepted' };
  return text.includes(LANDER_SPAM) ? { name: 'spam' } : { name: 'refused', text: words(text) };
}

async function post(form: LeadForm, options: LeadOptions, signal: AbortSignal): Promise<string> {
  const { config, adapter } = readySettings();
  const origin = { ...options, location: location.origin + location.pathname };
  try {
    const { data } = await lander.request({
      method: LANDER.method,
      baseURL: config.lander,
      url: LANDER.path,
      params: landerQuery({ land: options.land, secret: config.landerSecret }),
      data: new URLSearchParams(landerFields(form, origin)),
      headers: { 'Idempotency-Key': options.idempotencyKey },
      access: LANDER.access,
      signal,
      ...(adapter ? { adapter } : {}),
    });
    return String(data);
  } catch (error) {
    throw toApiError(error, LANDER);
  }
}

/**
 * Extracts the message from an answer. An HTML page is not a message. A rejection in JSON contains its
 * message (§3).
 */
function words(text: string): string | null {
  const trimmed = (errorIn(text) ?? text).trim();
  return trimmed === '' || /<\w/.test(trimmed) ? null : trimmed.slice(0, LONGEST_WORDS);
}

function errorIn(text: string): string | null {
  try {
    const body = safeParse(errorBodySchema, JSON.parse(text));
    if (!body.success) return null;
    const { error, message } = body.output;
    return failureText({ text: error, detail: message }, '') || null;
  } catch {
    return null;
  }
}

/** The maximum length of a toast, in characters. */
const LONGEST_WORDS = 300;

/**
 * Sends a lead to the landing service (§7).
 * @param partner number of the inviter's card
 * @throws ApiError without an answer, or if the answer does not come from the service itself
 */
export async function sendToLanding(
  form: LeadForm & { name: string },
  { partner = null, ...options }: LeadOptions & { partner?: string | null },
): Promise<LeadAnswer> {
  const { mergelead, idempotencyKey, land, projectId } = options;
  const { name = '', ...fields } = leadFields(form);
  const body = {
    land,
    ...(projectId && { project_id: projectId }),
    sourceName: LEAD_SOURCE,
    utm_source: LEAD_UTM_SOURCE,
    payload: { ...fields, name, mergelead, partner, entry_point: options.entryPoint },
  };
  try {
    await call(createLead, { body }, { idempotencyKey });
    return { name: 'accepted' };
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'refused') throw error;
    return error.code === 'spam'
      ? { name: 'spam' }
      : { name: 'refused', text: failureText(error, '') || null };
  }
}
