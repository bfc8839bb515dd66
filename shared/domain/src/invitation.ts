import { INVITATION_STATUSES, type Invitation, type InvitationStatus } from '@cabinet/contracts/invitations';
import { addDays, toDate } from './dates.ts';

/** The way of an invitation; `declined` and `rejected` leave it (§4 Invite statuses, R22). */
export const INVITATION_WAY = ['sent', 'review', 'working', 'waiting', 'paid'] as const;

const WAY: readonly string[] = INVITATION_WAY;

/** The steps of every invitation, in order. The status at the same place of {@link INVITATION_WAY} says that it is done. */
export const INVITATION_STEPS = ['invitation', 'application', 'review', 'payment', 'accrual'] as const;

export interface InvitationStep {
  name: (typeof INVITATION_STEPS)[number];
  state: 'done' | 'current' | 'waiting' | 'refused';
  /** When it was done or refused, or since when it is under way. */
  date: string | null;
  /** Why it was refused. */
  reason: Invitation['reason'];
}

/** Whether we have words of our own for a status; for another the service's are shown (R22). */
export function isInvitationStatus(status: string): status is InvitationStatus {
  return INVITATION_STATUSES.some((known) => known === status);
}

/** How far a status is on the way, 1 to 5; 0 where it left the way, null where we do not know it. */
export function invitationPlace(status: string): number | null {
  return isInvitationStatus(status) ? WAY.indexOf(status) + 1 : null;
}

type Told = Pick<Invitation, 'status' | 'date' | 'changedAt' | 'history' | 'reason'>;

/**
 * Why there are no tokens yet: each step to them, and where the invitation stands. A refused step is the last one;
 * a status that we do not know has no steps (R22). Nothing tells what speaks against the friend (B4).
 */
export function invitationSteps(invitation: Told): InvitationStep[] {
  const place = invitationPlace(invitation.status);
  if (place === null) return [];
  const history = historyOf(invitation);
  const done = place || placeBeforeEnd(invitation.status, history);
  const atHand = place > 0 ? 'current' : 'refused';
  const steps = INVITATION_STEPS.map((name, index): InvitationStep => {
    const state = index < done ? 'done' : index === done ? atHand : 'waiting';
    const entry = state === 'done' ? history.find(({ status }) => status === WAY[index]) : history.at(-1);
    const date = (state !== 'waiting' && entry?.date) || null;
    return { name, state, date, reason: state === 'refused' ? invitation.reason : null };
  });
  return place > 0 ? steps : steps.slice(0, done + 1);
}

/** From the first status to the one of now, also where the service keeps no history. */
function historyOf({ status, date, changedAt, history }: Told): Invitation['history'] {
  const before = history[0]?.status === 'sent' ? history : [{ status: 'sent', date }, ...history];
  return before.at(-1)?.status === status ? before : [...before, { status, date: changedAt ?? date }];
}

/** How far it was when it ended. The university refuses what it has looked at. */
function placeBeforeEnd(status: string, history: Invitation['history']): number {
  const last = history.findLast((entry) => WAY.includes(entry.status));
  const place = Math.min(invitationPlace(last?.status ?? 'sent') ?? 1, INVITATION_STEPS.length - 1);
  return status === 'rejected' ? Math.max(place, INVITATION_STEPS.indexOf('review')) : place;
}

const ACTORS: Partial<Record<string, 'friend' | 'university'>> = {
  // The friend leaves an application, and later pays for the study.
  sent: 'friend',
  working: 'friend',
  review: 'university',
  waiting: 'university',
};

/** Who takes the next step of an invitation; nobody where it has ended, or where we do not know its status (R22). */
export function invitationActor(status: string): 'friend' | 'university' | null {
  return ACTORS[status] ?? null;
}

/** Within how many days the university answers an application. The specification gives no figure: this is our own. */
const REVIEW_DAYS = 5;

/**
 * By when the university takes the next step; null where it is not its turn.
 * @param since when the invitation came to its status
 * @param checkDays within how many days a payment is checked, a setting of the programme; without it nothing is promised
 */
export function invitationActsBy(status: string, since: Date, checkDays: number | undefined): Date | null {
  const days = { review: REVIEW_DAYS, waiting: checkDays }[status];
  return days === undefined ? null : addDays(since, days);
}

/** Hours between two reminders of one friend. */
export const REMINDER_HOURS = 72;
/** Reminders that one participant may send within 24 hours. */
export const REMINDERS_PER_DAY = 5;

export type ReminderRefusal = 'not-their-turn' | 'unreachable' | 'too-soon' | 'daily-limit';

export interface Reminded {
  status: string;
  /** Whether there is an address to send it to. */
  isReachable: boolean;
  /** The last one to this friend; null without any. */
  remindedAt: string | null;
  /** Reminders of this participant within the last 24 hours, to whichever friend. */
  sentToday?: number;
}

/** Why a friend cannot be reminded now, or null when they can: what changes last comes first. */
export function reminderRefusal(invitation: Reminded, now: Date): ReminderRefusal | null {
  const { status, isReachable, remindedAt, sentToday = 0 } = invitation;
  if (invitationActor(status) !== 'friend') return 'not-their-turn';
  if (!isReachable) return 'unreachable';
  const again = nextReminder(remindedAt);
  if (again !== null && now < again) return 'too-soon';
  return sentToday >= REMINDERS_PER_DAY ? 'daily-limit' : null;
}

/** From when on a friend may be reminded again; null where there was no reminder. */
export function nextReminder(remindedAt: string | null): Date | null {
  const last = toDate(remindedAt);
  return last && addDays(last, REMINDER_HOURS / 24);
}
