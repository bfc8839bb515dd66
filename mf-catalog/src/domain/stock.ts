/** Stock below this number is shown. */
const MANY = 10;

/** Whether the stock is so low that it is shown. Null means unlimited. */
export function areFew(stock: number | null): stock is number {
  return stock !== null && stock > 0 && stock < MANY;
}
