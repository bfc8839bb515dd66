/**
 * A name as the lander takes it: Russian and Latin letters and whitespace, nothing else (§5). Composed first: a macOS
 * keyboard writes й as two characters, and only one of them is a letter.
 */
export function landerName(name: string): string {
  return name.normalize('NFC').replace(/[^а-яё\p{Script=Latin}\s]/giu, '');
}
