import type { Invitation } from '@cabinet/contracts/invitations';
import type { Lesson } from '@cabinet/contracts/lessons';
import type { Order } from '@cabinet/contracts/orders';
import { addDays, asProgrammeClock, isWithinDays, toDate } from './dates.ts';
import { invitationPlace } from './invitation.ts';
import { nextLesson } from './lesson.ts';

/** Number of actions on the home page. */
export const NEXT_ACTIONS = 2;
/** Days for which a friend's step counts as news. */
const NEWS_DAYS = 3;

type OrderFacts = Pick<Order, 'status' | 'kind'> & Partial<Pick<Order, 'visitDate'>>;
type FriendFacts = Pick<Invitation, 'status' | 'changedAt'>;
type LessonFacts = Pick<Lesson, 'watched' | 'doneAt'>;

/** Known facts about the participant. Unknown or loading facts are absent. */
export interface ParticipantFacts<O extends OrderFacts, F extends FriendFacts, L extends LessonFacts> {
  orders?: readonly O[] | undefined;
  invitations?: readonly F[] | undefined;
  /** Registered friends of all inviters. */
  registered?: number | undefined;
  lessons?: readonly L[] | undefined;
  /** Empty parts of the profile. */
  missing?: readonly string[] | undefined;
}

export type NextAction<O, F, L> =
  | { kind: 'order'; order: O }
  | { kind: 'event'; order: O }
  | { kind: 'first-friend' }
  | { kind: 'friend'; invitation: F }
  | { kind: 'lesson'; lesson: L }
  | { kind: 'profile'; missing: string };

/** Returns the next actions, the most urgent first. Each kind occurs at most once. */
export function nextActions<O extends OrderFacts, F extends FriendFacts, L extends LessonFacts>(
  facts: ParticipantFacts<O, F, L>,
  now: Date,
): NextAction<O, F, L>[] {
  const { orders = [], invitations, registered, lessons = [], missing = [] } = facts;
  const ready = orders.findLast(({ status, kind }) => status === 'DELIVERED' && kind !== 'event');
  const event = orders.find((order) => isTomorrow(order, now));
  const friend = latestNews(invitations ?? [], now);
  const lesson = nextLesson(lessons);
  const [part] = missing;
  return [
    ready && { kind: 'order' as const, order: ready },
    event && { kind: 'event' as const, order: event },
    invitations?.length === 0 && registered === 0 && { kind: 'first-friend' as const },
    friend && { kind: 'friend' as const, invitation: friend },
    lesson && { kind: 'lesson' as const, lesson },
    part !== undefined && { kind: 'profile' as const, missing: part },
  ].filter((action) => action !== false && action !== undefined && action !== null);
}

function isTomorrow({ kind, status, visitDate }: OrderFacts, now: Date): boolean {
  if (kind !== 'event' || status === 'CANCELLED' || status === 'CLOSED') return false;
  const begin = toDate(visitDate);
  return begin !== null && asProgrammeClock(begin).toDateString() === addDays(now, 1).toDateString();
}

/** Returns the friend with the latest step forward, if the step still counts as news. */
function latestNews<F extends FriendFacts>(invitations: readonly F[], now: Date): F | undefined {
  return invitations
    .filter(
      ({ status, changedAt }) =>
        (invitationPlace(status) ?? 0) > 1 && isWithinDays(changedAt, NEWS_DAYS, now),
    )
    .sort((a, b) => (b.changedAt ?? '').localeCompare(a.changedAt ?? ''))[0];
}
