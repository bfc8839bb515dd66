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
  /** §7: the old form's target, or the landing service. */
  target?: 'lander' | 'landing';
  /** To the landing service: number of the card that recommends. */
  partner?: string | null;
  /** Whether a refusal shows a toast (§8). */
  hasToasts?: boolean;
}

/** One person's wish to send one form; sent again it is the same lead (§7, B4). */
interface Intent {
  mergelead: string;
  idempotencyKey: string;
  answer: Promise<LeadAnswer> | null;
}

const intents = new Map<string, Intent>();

/** How long the toast of a refused lead stays, in milliseconds (§8, §9). */
const LEAD_TOAST = 6000;

/**
 * Submits a lead (§7). The same form is one lead however often it is submitted: twice at once, again after the
 * answer was lost or the network was gone, again after it was accepted.
 * @returns whether it was accepted; why not, a toast says (§8)
 * @throws ApiError when there is no answer: submitting again is safe
 */
export async function submitLead(form: LeadForm & { name: string }, options: LeadOptions): Promise<boolean> {
  const id = JSON.stringify([store.get(sessionAtom)?.subject, options.entryPoint, form]);
  const intent = intents.get(id) ?? anIntent();
  intents.set(id, intent);
  intent.answer ??= send(form, options, intent);
  try {
    const answer = await intent.answer;
    if (answer.name === 'accepted') return true;
    intents.delete(id);
    if (options.hasToasts !== false) showRefusal(answer);
    return false;
  } catch (error) {
    intent.answer = null;
    throw error;
  }
}

function anIntent(): Intent {
  const random = crypto.randomUUID().replaceAll('-', '');
  return { mergelead: mergeId(random, new Date()), idempotencyKey: crypto.randomUUID(), answer: null };
}

function send(
  form: LeadForm & { name: string },
  { entryPoint, target = 'lander', partner = null }: LeadOptions,
  { mergelead, idempotencyKey }: Intent,
): Promise<LeadAnswer> {
  const land = leadLand(store.get(configAtom)?.project ?? 'synergy');
  const lead = { mergelead, idempotencyKey, land, entryPoint };
  return target === 'lander' ? sendToLander(form, lead) : sendToLanding(form, { ...lead, partner });
}

function showRefusal(answer: Exclude<LeadAnswer, { name: 'accepted' }>): void {
  const { spam, failed } = store.get(errorWordsAtom);
  const message = answer.name === 'spam' ? spam : (answer.text ?? failed);
  showToast({ message, color: 'error', timer: LEAD_TOAST });
}
