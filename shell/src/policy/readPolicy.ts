/** Where the main site keeps the policy (§1). */
const PATH = '/lp/privacy-common/';

/** Milliseconds that it may take, bytes that it may have. */
const TIME_LIMIT = 10_000;
const LONGEST = 512 * 1024;

/** What it makes is parsed and neither run nor shown: {@link PolicyText} makes everything anew. */
const markup = window.trustedTypes?.createPolicy('policy-text', { createHTML: (text) => text });

/**
 * The policy as the main site has it: parsed, and neither run nor shown.
 * @param mainSite base address of the group's main site
 * @throws Error when it is not there in time, or is no such page
 */
export async function readPolicy(mainSite: string): Promise<Document> {
  const reading = new AbortController();
  const tooLate = setTimeout(() => reading.abort(new Error('policy: too late')), TIME_LIMIT);
  try {
    const response = await fetch(`${mainSite.replace(/\/$/, '')}${PATH}`, {
      credentials: 'omit',
      redirect: 'error',
      signal: reading.signal,
    });
    const isPage = response.ok && /^text\/html\b/.test(response.headers.get('content-type') ?? '');
    const text = isPage && response.body ? await textOf(response.body) : '';
    if (text === '') throw new Error(`policy: ${response.status}`);
    // biome-ignore lint/plugin: nothing runs or shows the parsed document (O1)
    return new DOMParser().parseFromString(markup?.createHTML(text) ?? text, 'text/html');
  } finally {
    clearTimeout(tooLate);
    // Whatever is still to come is not waited for.
    reading.abort();
  }
}

/** @throws Error as soon as it is longer than a policy can be */
async function textOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > LONGEST) throw new Error('policy: too long');
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
