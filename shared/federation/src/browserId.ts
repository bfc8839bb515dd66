const KEY = 'SF_BROWSER';

/** Returns a random id without personal data. Creates it when a canary first needs it. */
export function browserId(): string {
  try {
    const id = localStorage.getItem(KEY) ?? crypto.randomUUID();
    localStorage.setItem(KEY, id);
    return id;
  } catch {
    return '';
  }
}
