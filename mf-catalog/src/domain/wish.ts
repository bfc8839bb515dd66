import type { Address } from '@cabinet/contracts/addresses';
import type { Product } from '@cabinet/contracts/loyalty';
import { COMMENT_LENGTH } from '@cabinet/contracts/text';
import { stripEmoji } from '@cabinet/domain/emoji';

/** What the participant says with a purchase. */
export interface Wish {
  /** A day, `2026-11-30`, or nothing. */
  date: string;
  comment: string;
  /** Id of the own address that it is brought to, {@link PICK_UP}, or '' while nothing was chosen. */
  address: string;
}

/** It is fetched where the programme hands it out. */
export const PICK_UP = 'pick-up';

export const NO_WISH: Wish = { date: '', comment: '', address: '' };

/** What is wrong with a wish: a day that is none or has passed, a comment that is `excess` characters too long. */
export interface WishProblems {
  day: 'none' | 'past' | null;
  excess: number;
}

export function wishProblems({ date, comment }: Wish, now: Date): WishProblems {
  return {
    day: dayProblem(date, now),
    excess: Math.max(0, comment.trim().length - COMMENT_LENGTH),
  };
}

function dayProblem(date: string, now: Date): WishProblems['day'] {
  if (date === '') return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return 'none';
  return date < dayOf(now) ? 'past' : null;
}

export function isSendable(wish: Wish, now: Date): boolean {
  const { day, excess } = wishProblems(wish, now);
  return day === null && excess === 0;
}

/** Whether something of the comment will not arrive (R33). */
export function losesEmoji({ comment }: Wish): boolean {
  return stripEmoji(comment) !== comment;
}

/** An event has its own date; everything else is wished for one (§3 Order `date`). */
export function asksForDate({ section }: Pick<Product, 'section'>): boolean {
  return section !== 'events';
}

/** Things are brought; a service, a course or a visit is not. */
export function isDelivered({ section }: Pick<Product, 'section'>): boolean {
  return section === 'products';
}

/** Where it goes: what was chosen, else the default one; null is fetched. */
export function addressOf({ address }: Wish, addresses: readonly Address[]): Address | null {
  const byDefault = addresses.find(({ isDefault }) => isDefault) ?? null;
  if (address === PICK_UP) return null;
  return addresses.find(({ id }) => String(id) === address) ?? byDefault;
}

/** Noon of the wished day as ISO date-time; without a wish as soon as possible. */
export function wishedMoment({ date }: Wish, now: Date): string {
  return (date ? new Date(`${date}T12:00`) : now).toISOString();
}

/** `2026-11-30`, in local time: what a date field holds. */
export function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}
