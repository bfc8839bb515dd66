/** `system`: the setting of the reader's device. */
export type AppearanceMode = 'system' | 'light' | 'dark';

/** In the order of the switch. */
export const APPEARANCE_MODES: readonly AppearanceMode[] = ['system', 'light', 'dark'];

/** The storage key of the chosen mode. */
const STORED_MODE = 'SF_MODE';

/** Returns the mode that this browser stores. Without storage, returns the system's mode. */
export function storedAppearance(): AppearanceMode {
  try {
    const stored = localStorage.getItem(STORED_MODE);
    return APPEARANCE_MODES.find((mode) => mode === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Stores a mode for the next visit, if the browser allows it. */
export function storeAppearance(mode: AppearanceMode): void {
  try {
    localStorage.setItem(STORED_MODE, mode);
  } catch {}
}

/**
 * Applies a mode to the document at once. Call it also before the first paint, so that the page does not
 * flash.
 */
export function applyAppearance(mode: AppearanceMode): void {
  const { dataset } = document.documentElement;
  if (mode === 'system') delete dataset.mode;
  else dataset.mode = mode;
}
