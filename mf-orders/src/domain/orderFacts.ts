import type { Order } from '@cabinet/contracts/orders';

/** An order without a kind counts as goods (R8). */
export function isGoods({ kind }: Pick<Order, 'kind'>): boolean {
  return kind === null || kind === 'product';
}

/** Whether a moment is in the future. */
export function isAhead(moment: string | null, now: Date): moment is string {
  return moment !== null && new Date(moment) > now;
}
