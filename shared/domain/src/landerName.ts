/**
 * Reduces a name to the characters that the lander accepts: Russian and Latin letters and whitespace (§5).
 * Composes the text first, because a macOS keyboard writes й as two characters, and only one is a letter.
 */
export function landerName(name: string): string {
  return name.normalize('NFC').replace(/[^а-яё\p{Script=Latin}\s]/giu, '');
}
