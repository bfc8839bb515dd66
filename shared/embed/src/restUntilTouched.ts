import { setRest } from '@cabinet/i18n/host';

/**
 * Parts that nobody has asked for yet are fetched when somebody turns to the embed: it is a part of a page that many only
 * read past.
 */
export function restUntilTouched(page: HTMLElement): void {
  const { promise: touched, resolve } = Promise.withResolvers<void>();
  for (const sign of ['pointerover', 'focusin']) page.addEventListener(sign, () => resolve(), { once: true });
  setRest((begin) => {
    let isWanted = true;
    void touched.then(() => isWanted && begin());
    return () => {
      isWanted = false;
    };
  });
}
