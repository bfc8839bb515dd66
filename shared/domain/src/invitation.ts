import {
  INVITATION_STATUSES,
  type InvitationCheck,
  type InvitationStatus,
} from '@cabinet/contracts/invitations';
import { addDays, toDate } from './dates.ts';

/** The way of an invitation; `declined` and `rejected` leave it (§4 Invite statuses, R22). */
export const INVITATION_WAY = ['sent', 'review', 'working', 'waiting', 'paid'] as const;

const STEPS: readonly string[] = INVITATION_WAY;

/** Whether we have words of our own for a status; for another the service's are shown (R22). */
export function isInvitationStatus(status: string): status is InvitationStatus {
  return INVITATION_STATUSES.some((known) => known === status);
}

/** How far an invitation has come, 1 to 5; 0 where it left the way, null where we do not know its status. */
export function invitationStep(status: string): number | null {
  return isInvitationStatus(status) ? STEPS.indexOf(status) + 1 : null;
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

/**
 * Within how many days the university acts once it is its turn. The specification gives no figures: these are the
 * programme's own.
 */
const DAYS_TO_ACT: Partial<Record<string, number>> = { review: 5, waiting: 14 };

/**
 * By when the university takes the next step; null where it is not its turn.
 * @param since when the invitation came to its status
 */
export function invitationActsBy(status: string, since: Date): Date | null {
  const days = DAYS_TO_ACT[status];
  return days === undefined ? null : addDays(since, days);
}

export interface CheckedInvitation {
  status: InvitationStatus;
  /** The friend has registered, also while they are looked at. */
  isRegistered: boolean;
  /** The participant's card lets tokens in. */
  isCardActive: boolean;
}

/**
 * Why there are no tokens yet: what has to be right before they come, each with its result. Of a review only the result
 * is told, never what speaks against the friend (B4).
 */
export function invitationChecks({
  status,
  isRegistered,
  isCardActive,
}: CheckedInvitation): InvitationCheck[] {
  const step = invitationStep(status) ?? 0;
  const isOver = step === 0;
  const result = (isPassed: boolean, isFailed: boolean): InvitationCheck['result'] =>
    isPassed ? 'passed' : isFailed ? 'failed' : 'open';
  return [
    { name: 'card', result: result(isCardActive || status === 'paid', true) },
    { name: 'application', result: result(isRegistered || step > 2, isOver) },
    { name: 'review', result: result(step > 2, status === 'rejected') },
    { name: 'payment', result: result(step > 3, isOver) },
    { name: 'accrual', result: result(status === 'paid', isOver) },
  ];
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
