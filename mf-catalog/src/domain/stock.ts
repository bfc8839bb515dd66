/** Fewer than these are counted out. */
const MANY = 10;

/** Whether so few are left that their number matters; null is without limit. */
export function areFew(stock: number | null): stock is number {
  return stock !== null && stock > 0 && stock < MANY;
}
