import { setRest } from '@cabinet/loading';

/** Loads the remaining parts when a visitor touches the embed, because many visitors only scroll past it. */
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
