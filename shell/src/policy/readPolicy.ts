/** Where the main site keeps the policy (§1). */
const PATH = '/lp/privacy-common/';

/** Milliseconds that it may take, characters that it may have. */
const TIME_LIMIT = 10_000;
const LONGEST = 512 * 1024;

/**
 * The policy as the main site has it: parsed, and neither run nor shown.
 * @param mainSite base address of the group's main site
 * @throws Error when it is not there, or is no such page
 */
export async function readPolicy(mainSite: string): Promise<Document> {
  const response = await fetch(`${mainSite.replace(/\/$/, '')}${PATH}`, {
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  const isPage = response.ok && /^text\/html\b/.test(response.headers.get('content-type') ?? '');
  const html = isPage ? await response.text() : '';
  if (html === '' || html.length > LONGEST) throw new Error(`policy: ${response.status}`);
  return new DOMParser().parseFromString(html, 'text/html');
}
