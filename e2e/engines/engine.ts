/**
 * Minimal browser interface for journeys in other engines. Places are CSS selectors; each method waits for
 * its place.
 */
export interface Engine {
  open(url: string): Promise<void>;
  fill(place: string, text: string): Promise<void>;
  click(place: string): Promise<void>;
  /** Runs a function in the page and waits for a promise. */
  evaluate<T>(work: (...args: string[]) => T, ...args: string[]): Promise<Awaited<T>>;
  close(): Promise<void>;
}

export interface EngineKind {
  name: string;
  /** Why the engine is missing on this machine, or null. */
  missing: string | null;
  /** @param proxy host and port of the proxy for all requests to other machines */
  start(proxy: string): Promise<Engine>;
}
