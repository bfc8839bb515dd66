import { INVITATION_STATUSES, type Invitation, type InvitationStatus } from '@cabinet/contracts/invitations';
import { addDays, toDate } from './dates.ts';

/** The way of an invitation. `declined` and `rejected` leave the way (§4 Invite statuses, R22). */
export const INVITATION_WAY = ['sent', 'review', 'working', 'waiting', 'paid'] as const;

const WAY: readonly string[] = INVITATION_WAY;

/**
 * The steps of every invitation, in order. A step is done when the status at the same index of {@link
 * INVITATION_WAY} is reached.
 */
export const INVITATION_STEPS = ['invitation', 'application', 'review', 'payment', 'accrual'] as const;

export interface InvitationStep {
  name: (typeof INVITATION_STEPS)[number];
  state: 'done' | 'current' | 'waiting' | 'refused';
  /** When the step was done or refused, or when it began. */
  date: string | null;
  /** Why the step was refused. */
  reason: Invitation['reason'];
}

/**
 * Returns whether the cabinet has its own words for a status. For other statuses, the cabinet shows the
 * service's words (R22).
 */
export function isInvitationStatus(status: string): status is InvitationStatus {
  return INVITATION_STATUSES.some((known) => known === status);
}

/**
 * Returns the place of a status on the way, 1 to 5. Returns 0 for a status that left the way, and null for an
 * unknown status.
 */
export function invitationPlace(status: string): number | null {
  return isInvitationStatus(status) ? WAY.indexOf(status) + 1 : null;
}

type Told = Pick<Invitation, 'status' | 'date' | 'changedAt' | 'history' | 'reason'>;

/**
 * Returns the steps to the tokens, and the current place of the invitation. A refused step is the last step.
 * An unknown status has no steps (R22). The steps never reveal what speaks against the friend (B4).
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

/** Returns the statuses from the first to the current one, even if the service sends no history. */
function historyOf({ status, date, changedAt, history }: Told): Invitation['history'] {
  const before = history[0]?.status === 'sent' ? history : [{ status: 'sent', date }, ...history];
  return before.at(-1)?.status === status ? before : [...before, { status, date: changedAt ?? date }];
}

/** Returns the place before the end. The university can only reject after the review has begun. */
function placeBeforeEnd(status: string, history: Invitation['history']): number {
  const last = history.findLast((entry) => WAY.includes(entry.status));
  const place = Math.min(invitationPlace(last?.status ?? 'sent') ?? 1, INVITATION_STEPS.length - 1);
  return status === 'rejected' ? Math.max(place, INVITATION_STEPS.indexOf('review')) : place;
}

const ACTORS: Partial<Record<string, 'friend' | 'university'>> = {
  // The friend submits an application, and later pays for the study.
  sent: 'friend',
  working: 'friend',
  review: 'university',
  waiting: 'university',
};

/**
 * Returns who takes the next step of an invitation. Returns null if the invitation has ended or the status is
 * unknown (R22).
 */
export function invitationActor(status: string): 'friend' | 'university' | null {
  return ACTORS[status] ?? null;
}

/**
 * Days in which the university answers an application. The specification has no figure, so this is our own.
 */
const REVIEW_DAYS = 5;

/**
 * Returns the deadline for the university's next step, or null if the university has no step to take.
 * @param since when the invitation reached its status
 * @param checkDays setting of the programme: days to check a payment; without the setting there is no
 * deadline
 */
export function invitationActsBy(status: string, since: Date, checkDays: number | undefined): Date | null {
  const days = { review: REVIEW_DAYS, waiting: checkDays }[status];
  return days === undefined ? null : addDays(since, days);
}

/** Hours between two reminders of one friend. */
export const REMINDER_HOURS = 72;
/** Most reminders that one participant may send within 24 hours. */
export const REMINDERS_PER_DAY = 5;

export type ReminderRefusal = 'not-their-turn' | 'unreachable' | 'too-soon' | 'daily-limit';

export interface Reminded {
  status: string;
  /** Whether the friend has an address for a reminder. */
  isReachable: boolean;
  /** The last reminder of this friend. Null without a reminder. */
  remindedAt: string | null;
  /** Reminders that the participant sent to any friends in the last 24 hours. */
  sentToday?: number;
}

/**
 * Returns why a participant cannot remind a friend now, or null. The reason that changes last comes first.
 */
export function reminderRefusal(invitation: Reminded, now: Date): ReminderRefusal | null {
  const { status, isReachable, remindedAt, sentToday = 0 } = invitation;
  if (invitationActor(status) !== 'friend') return 'not-their-turn';
  if (!isReachable) return 'unreachable';
  const again = nextReminder(remindedAt);
  if (again !== null && now < again) return 'too-soon';
  return sentToday >= REMINDERS_PER_DAY ? 'daily-limit' : null;
}

/** Returns when the participant may remind the friend again. Null without an earlier reminder. */
export function nextReminder(remindedAt: string | null): Date | null {
  const last = toDate(remindedAt);
  return last && addDays(last, REMINDER_HOURS / 24);
}
