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
  /** The name of the form: `invite`. */
  entryPoint: string;
  /** The number of the inviter's card. */
  partner?: string | null;
}

/** The data that identifies repeated sends as one lead. */
interface Wanted {
  form: LeadForm;
  mergelead: string;
}

/** Known or pending answers, by merge id. */
const answers = new Map<string, Promise<LeadAnswer>>();

/** The last intent of each person and form, for browsers without storage. */
const intents = new Map<string, Intent<Wanted>>();

/** The lifetime of the toast for a rejected lead, in milliseconds (§8, §9). */
const LEAD_TOAST = 6000;

/**
 * Sends a lead (§7) to the lander, or to the landing service if the settings select it. Repeated submits of
 * the same form are one lead (B4). This includes a double submit, another tab, and a submit after a lost
 * answer, a reload or success.
 * @throws ApiError without an answer; a second submit is then safe
 */
export async function sendLead(form: LeadForm & { name: string }, options: LeadOptions): Promise<LeadAnswer> {
  const name = `lead-${options.entryPoint}`;
  const intent = intentOf(name, form);
  const { mergelead } = intent.input;
  const answer = answers.get(mergelead) ?? send(form, options, intent);
  answers.set(mergelead, answer);
  try {
    const outcome = await answer;
    // The next submit is another lead.
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
 * Sends a lead like `sendLead`, for a form that does not show a rejection itself.
 * @param hasToasts whether a rejection shows a toast (§8)
 * @returns whether the service accepted the lead
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

/** Shows the toast of a rejected lead (§8). @returns its text, for the form too */
export function tellRefusal(answer: Exclude<LeadAnswer, { name: 'accepted' }>): string {
  const { spam, failed } = store.get(errorWordsAtom);
  const message = answer.name === 'spam' ? spam : answer.text || failed;
  showToast({ message, color: 'error', timer: LEAD_TOAST });
  return message;
}
