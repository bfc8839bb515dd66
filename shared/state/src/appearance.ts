import { atom } from 'jotai';
import { type AppearanceMode, applyAppearance, storeAppearance, storedAppearance } from './appearanceMode.ts';
import { store } from './store.ts';

/** Whether the cabinet is shown light, dark or as the device is set. */
export const appearanceAtom = atom<AppearanceMode>(storedAppearance());

/** Changes the mode of the whole document and remembers it in this browser. */
export function setAppearance(mode: AppearanceMode): void {
  store.set(appearanceAtom, mode);
  storeAppearance(mode);
  applyAppearance(mode);
}
