const EMAIL = /[\p{L}\d._%+-]+(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu;
const JWT = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g;
const BEARER = /\bBearer\s+[^\s"',]+/gi;
/** Parameters of a query or a fragment that identify a person or a session, wherever a text quotes them. */
const PARAMETER =
  /\b((?:[\w-]*(?:code|token|state|nonce|email|phone|secret|referral))["']?\s*[=:]\s*["']?)[^&\s"',}]+/gi;
/** Ten to fifteen digits with usual separators, plain or URL-encoded. */
const PHONE = /(?:\+|%2B|(?<![\w.]))\d(?:(?:[\s()-]|%(?:20|28|29|2D))*\d){9,14}(?!\w)/gi;
/** A confirmation code as a separate word. Skips parts of a version, an address or a place in a file. */
const CODE = /(?<![\w.:/-])\d{6}(?![\w.:/-])/g;
const DOTTED_PHONE = /(?<![\w.])\+?\d\.\d{3}\.\d{3}\.\d{2}\.?\d{2}(?!\w)/g;
const URL_OR_PATH = /\b[a-z][\w+.-]*:\/\/[^\s"'<>]+|(?<=^|[\s"'(])\/[^\s"'<>]*/gi;
/** The attribute selector of an element. It may quote personal data. */
const ATTRIBUTE = /\[[\w-]+=(?:"[^"]*"|'[^']*')\]/g;
const QUERY_OR_FRAGMENT = /^[?#].*$/s;

/**
 * Returns the text without data that identifies a person or a session (V2). Finds the data by value, anywhere
 * in the text.
 * @param names of the participant; a pattern cannot tell a name from another word
 */
export function scrubText(text: string, names: readonly string[] = []): string {
  return withoutNames(text, names)
    .replace(QUERY_OR_FRAGMENT, '')
    .replace(URL_OR_PATH, urlTemplate)
    .replace(ATTRIBUTE, '')
    .replace(JWT, '[token]')
    .replace(BEARER, '[token]')
    .replace(EMAIL, '[email]')
    .replace(PARAMETER, '$1[…]')
    .replace(PHONE, '[phone]')
    .replace(DOTTED_PHONE, '[phone]')
    .replace(CODE, '[code]');
}

/** Removes whole words of three letters and more, in any case, plain or URL-encoded. */
function withoutNames(text: string, names: readonly string[]): string {
  const words = names.flatMap((name) => name.match(/\p{L}{3,}/gu) ?? []);
  if (words.length === 0) return text;
  const spelled = words.flatMap((word) => [word, encodeURIComponent(word)]).join('|');
  return text.replace(new RegExp(`(?<!\\p{L})(?:${spelled})(?!\\p{L})`, 'giu'), '[name]');
}

/**
 * Converts `/my/orders/12-15?dialog=1` to `/my/orders/:id`: removes query and fragment, and replaces ids in
 * the path.
 */
export function urlTemplate(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  return path
    .split('/')
    .map((part) => (isId(part) ? ':id' : part))
    .join('/');
}

function isId(part: string): boolean {
  return /^\d[\d-]*$|^[\da-f]{16,}$|^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$|@|%/i.test(part);
}

/**
 * Returns the value with every string in it scrubbed, at any depth. Values other than plain data stay
 * unchanged.
 */
export function scrubDeep<T>(value: T, names?: readonly string[]): T;
export function scrubDeep(value: unknown, names?: readonly string[]): unknown {
  if (typeof value === 'string') return scrubText(value, names);
  if (Array.isArray(value)) return value.map((item) => scrubDeep(item, names));
  if (!isPlain(value)) return value;
  const members = Object.entries(value);
  return Object.fromEntries(members.map(([key, item]) => [scrubText(key, names), scrubDeep(item, names)]));
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
