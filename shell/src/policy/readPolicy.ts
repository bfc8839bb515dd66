/** Where the main site keeps the policy (§1). */
const PATH = '/lp/privacy-common/';

/** Limits of the policy: milliseconds to arrive, bytes, nodes of the parsed text. */
const TIME_LIMIT = 10_000;
const LONGEST = 512 * 1024;
const MOST_NODES = 10_000;

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
    // Whatever is still to come is not waited for.
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

/** @throws Error if drawing the page would hold up the cabinet (D5) */
function refuseManyNodes(page: Document): void {
  // The walker of our own document: a form of the page can replace the page's methods.
  const walker = document.createTreeWalker(page);
  for (let nodes = 0; walker.nextNode(); nodes += 1)
    if (nodes === MOST_NODES) throw new Error('policy: too many nodes');
}
