/** A browser, as far as a journey in another engine than Chromium's needs one. Places are CSS, and waited for. */
export interface Engine {
  open(url: string): Promise<void>;
  fill(place: string, text: string): Promise<void>;
  click(place: string): Promise<void>;
  /** Has the page do something of its own; a promise is waited for. */
  evaluate<T>(work: (...args: string[]) => T, ...args: string[]): Promise<Awaited<T>>;
  close(): Promise<void>;
}

export interface EngineKind {
  name: string;
  /** Why there is none on this machine; null where there is one. */
  missing: string | null;
  /** @param proxy by which it asks for everything but this machine: host and port */
  start(proxy: string): Promise<Engine>;
}
