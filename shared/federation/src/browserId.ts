const KEY = 'SF_BROWSER';

/** A random id that says nothing of anybody, made where a canary first asks for it. */
export function browserId(): string {
  try {
    const id = localStorage.getItem(KEY) ?? crypto.randomUUID();
    localStorage.setItem(KEY, id);
    return id;
  } catch {
    return '';
  }
}
