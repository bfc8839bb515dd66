import { dropIntent, type Intent, keepIntent, openIntent } from '@cabinet/api/intents';
import { type LeadAnswer, sendToLander, sendToLanding } from '@cabinet/api/leads';
import { type LeadForm, leadLand } from '@cabinet/domain/lead';
import { mergeId } from '@cabinet/domain/mergeId';
import { configAtom } from './config.ts';
import { errorWordsAtom } from './errors.ts';
import { sessionAtom } from './session.ts';
import { store } from './store.ts';
import { showToast } from './ui.ts';

export interface LeadOptions {
  /** Which form it is: `invite`. */
  entryPoint: string;
  /** Number of the card that recommends. */
  partner?: string | null;
}

/** What makes of two sendings one lead. */
interface Wanted {
  form: LeadForm;
  mergelead: string;
}

/** Answers that are known or on their way, by merge id. */
const answers = new Map<string, Promise<LeadAnswer>>();

/** The last intent of each person and form, for browsers that keep nothing. */
const intents = new Map<string, Intent<Wanted>>();

/** How long the toast of a refused lead stays, in milliseconds (§8, §9). */
const LEAD_TOAST = 6000;

/**
 * Sends a lead (§7) to the lander, or to the landing service where the settings say so. The same form is one lead
 * however often it is submitted: twice at once, again after the answer was lost or the page reloaded, in another tab,
 * again after it was accepted (B4).
 * @throws ApiError when there is no answer: submitting again is safe
 */
export async function sendLead(form: LeadForm & { name: string }, options: LeadOptions): Promise<LeadAnswer> {
  const name = `lead-${options.entryPoint}`;
  const intent = intentOf(name, form);
  const { mergelead } = intent.input;
  const answer = answers.get(mergelead) ?? send(form, options, intent);
  answers.set(mergelead, answer);
  try {
    const outcome = await answer;
    // Sent again it is another lead.
    if (outcome.name !== 'accepted') {
      dropIntent(name, intent);
      intents.delete(ownName(name));
    }
    return outcome;
  } catch (error) {
    answers.delete(mergelead);
    throw error;
  }
}

/**
 * As `sendLead`, for a form that has no place of its own for a refusal.
 * @param hasToasts whether a refusal shows a toast (§8)
 * @returns whether it was accepted
 */
export async function submitLead(
  form: LeadForm & { name: string },
  { hasToasts = true, ...options }: LeadOptions & { hasToasts?: boolean },
): Promise<boolean> {
  const answer = await sendLead(form, options);
  if (answer.name === 'accepted') return true;
  if (hasToasts) tellRefusal(answer);
  return false;
}

function intentOf(name: string, form: LeadForm): Intent<Wanted> {
  const open = openIntent<Wanted>(name) ?? intents.get(ownName(name));
  if (open && JSON.stringify(open.input.form) === JSON.stringify(form)) return open;
  const random = crypto.randomUUID().replaceAll('-', '');
  const intent = { key: crypto.randomUUID(), input: { form, mergelead: mergeId(random, new Date()) } };
  intents.set(ownName(name), intent);
  keepIntent(name, intent);
  return intent;
}

function ownName(name: string): string {
  return `${store.get(sessionAtom)?.subject} ${name}`;
}

function send(
  form: LeadForm & { name: string },
  { entryPoint, partner = null }: LeadOptions,
  { key, input }: Intent<Wanted>,
): Promise<LeadAnswer> {
  const config = store.get(configAtom);
  const lead = {
    mergelead: input.mergelead,
    idempotencyKey: key,
    land: leadLand(config?.project ?? 'synergy'),
    projectId: config?.projectId ?? null,
    entryPoint,
  };
  return config?.services.leads === 'landing'
    ? sendToLanding(form, { ...lead, partner })
    : sendToLander({ ...form, partner }, lead);
}

/** Shows the toast of a refused lead (§8). @returns its words, for the form too */
export function tellRefusal(answer: Exclude<LeadAnswer, { name: 'accepted' }>): string {
  const { spam, failed } = store.get(errorWordsAtom);
  const message = answer.name === 'spam' ? spam : answer.text || failed;
  showToast({ message, color: 'error', timer: LEAD_TOAST });
  return message;
}
