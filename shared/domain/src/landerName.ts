/** A name as the lander takes it: Russian and Latin letters and whitespace, nothing else (§5). */
export function landerName(name: string): string {
  return name.replace(/[^а-яё\p{Script=Latin}\s]/giu, '');
}
