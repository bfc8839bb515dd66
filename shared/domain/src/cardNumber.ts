/** Formats a card number in groups of four digits: `7700 0000 0011`. */
export function groupedCardNumber(cardNumber: string): string {
  return bareCardNumber(cardNumber).replace(/(.{4})(?=.)/g, '$1 ');
}

/** Removes the spaces from a card number, for the scanner at the counter. */
export function bareCardNumber(cardNumber: string): string {
  return cardNumber.replace(/\s/g, '');
}
