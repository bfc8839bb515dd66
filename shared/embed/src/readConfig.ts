const TIMEOUT_MS = 10_000;

/** The cabinet's configuration as it stands there; it is parsed by whoever needs it. */
export type RawConfig = Promise<unknown>;

/** Begins to read the configuration of a cabinet. A failure is nobody's unhandled rejection until somebody looks. */
export function readConfig(origin: string): RawConfig {
  const config = fetchConfig(origin);
  config.catch(() => undefined);
  return config;
}

async function fetchConfig(origin: string): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`${origin}/my/config.json`, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  return response.json();
}
