/** The path of the policy on the main site (§1). */
const PATH = '/lp/privacy-common/';

/** Limits of the policy: response time in milliseconds, length in bytes, and nodes of the parsed text. */
const TIME_LIMIT = 10_000;
const LONGEST = 512 * 1024;
const MOST_NODES = 10_000;

/** The page only parses this markup. It does not run or show it. {@link PolicyText} builds new elements. */
const markup = window.trustedTypes?.createPolicy('policy-text', { createHTML: (text) => text });

/**
 * Reads the policy from the main site. Parses it, but does not run or show it.
 * @param mainSite base address of the group's main site
 * @throws Error if the policy does not arrive in time or is not a valid page
 */
export async function readPolicy(mainSite: string): Promise<Document> {
  const reading = new AbortController();
  const tooLate = setTimeout(() => reading.abort(new Error('policy: timed out')), TIME_LIMIT);
  try {
    const response = await fetch(`${mainSite.replace(/\/$/, '')}${PATH}`, {
      credentials: 'omit',
      redirect: 'error',
      signal: reading.signal,
    });
    const type = response.headers.get('content-type') ?? '';
    const isPage = response.ok && /^text\/html\b/.test(type);
    const text = isPage && response.body ? await textOf(response.body, charsetOf(type)) : '';
    if (text === '') throw new Error(`policy: ${response.status}`);
    // biome-ignore lint/plugin: nothing runs or shows the parsed document (O1)
    const page = new DOMParser().parseFromString(markup?.createHTML(text) ?? text, 'text/html');
    refuseManyNodes(page);
    return page;
  } finally {
    clearTimeout(tooLate);
    // Cancel the rest of the response.
    reading.abort();
  }
}

function charsetOf(type: string): string {
  return /charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1] ?? 'utf-8';
}

/** @throws Error if the text is too long, or its bytes do not fit the charset (D5) */
async function textOf(body: ReadableStream<Uint8Array>, charset: string): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder(charset, { fatal: true });
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > LONGEST) throw new Error('policy: too long');
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** @throws Error if the page is so large that its rendering would block the cabinet (D5) */
function refuseManyNodes(page: Document): void {
  // Use the walker of our own document, because a form of the page can replace the page's methods.
  const walker = document.createTreeWalker(page);
  for (let nodes = 0; walker.nextNode(); nodes += 1)
    if (nodes === MOST_NODES) throw new Error('policy: too many nodes');
}
