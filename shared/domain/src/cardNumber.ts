/** A card number as it is printed, in groups of four: `7700 0000 0011`. */
export function groupedCardNumber(cardNumber: string): string {
  return bareCardNumber(cardNumber).replace(/(.{4})(?=.)/g, '$1 ');
}

/** A card number as the scanner at the counter wants it, without spaces. */
export function bareCardNumber(cardNumber: string): string {
  return cardNumber.replace(/\s/g, '');
}
