import { atom } from 'jotai';
import { type AppearanceMode, applyAppearance, storeAppearance, storedAppearance } from './appearanceMode.ts';
import { store } from './store.ts';

/** The appearance of the cabinet: light, dark or the device's setting. */
export const appearanceAtom = atom<AppearanceMode>(storedAppearance());

/** Changes the mode of the whole document and stores it in this browser. */
export function setAppearance(mode: AppearanceMode): void {
  store.set(appearanceAtom, mode);
  storeAppearance(mode);
  applyAppearance(mode);
}
