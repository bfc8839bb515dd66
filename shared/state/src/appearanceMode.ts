/** `system`: as the reader's device is set. */
export type AppearanceMode = 'system' | 'light' | 'dark';

/** In the order in which they are offered. */
export const APPEARANCE_MODES: readonly AppearanceMode[] = ['system', 'light', 'dark'];

/** Where the chosen mode is kept. */
const STORED_MODE = 'SF_MODE';

/** The mode that was chosen in this browser. Storage may be forbidden: then it is the system's. */
export function storedAppearance(): AppearanceMode {
  try {
    const stored = localStorage.getItem(STORED_MODE);
    return APPEARANCE_MODES.find((mode) => mode === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Keeps a mode for the next time, where the browser allows it. */
export function storeAppearance(mode: AppearanceMode): void {
  try {
    localStorage.setItem(STORED_MODE, mode);
  } catch {}
}

/** Shows the document in a mode, at once. Called before anything is drawn, too: nothing flashes. */
export function applyAppearance(mode: AppearanceMode): void {
  const { dataset } = document.documentElement;
  if (mode === 'system') delete dataset.mode;
  else dataset.mode = mode;
}
