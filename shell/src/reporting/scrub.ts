const EMAIL = /[\p{L}\d._%+-]+(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu;
const JWT = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g;
const BEARER = /\bBearer\s+[^\s"',]+/gi;
/** What a query or a fragment says of a person or a session, wherever it is quoted. */
const PARAMETER =
  /\b((?:[\w-]*(?:code|token|state|nonce|email|phone|secret|referral))["']?\s*[=:]\s*["']?)[^&\s"',}]+/gi;
/** Ten to fifteen digits with what people put between them, plain or as a URL writes it. */
const PHONE = /(?:\+|%2B|(?<![\w.]))\d(?:(?:[\s()-]|%(?:20|28|29|2D))*\d){9,14}(?!\w)/gi;
const DOTTED_PHONE = /(?<![\w.])\+?\d\.\d{3}\.\d{3}\.\d{2}\.?\d{2}(?!\w)/g;
const URL_OR_PATH = /\b[a-z][\w+.-]*:\/\/[^\s"'<>]+|(?<=^|[\s"'(])\/[^\s"'<>]*/gi;
/** What names an element of the page: it may quote a person. */
const ATTRIBUTE = /\[[\w-]+=(?:"[^"]*"|'[^']*')\]/g;
const QUERY_OR_FRAGMENT = /^[?#].*$/s;

/** A text without anything that tells a person or a session (V2): by value, wherever it stands. */
export function scrubText(text: string): string {
  return text
    .replace(QUERY_OR_FRAGMENT, '')
    .replace(URL_OR_PATH, urlTemplate)
    .replace(ATTRIBUTE, '')
    .replace(JWT, '[token]')
    .replace(BEARER, '[token]')
    .replace(EMAIL, '[email]')
    .replace(PARAMETER, '$1[…]')
    .replace(PHONE, '[phone]')
    .replace(DOTTED_PHONE, '[phone]');
}

/** `/my/orders/12-15?dialog=1` as `/my/orders/:id`: neither query nor fragment, and no id in the path. */
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

/** The same value with every string in it scrubbed, however deep; what is no plain data stays as it is. */
export function scrubDeep<T>(value: T): T;
export function scrubDeep(value: unknown): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (Array.isArray(value)) return value.map((item) => scrubDeep(item));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [scrubText(key), scrubDeep(item)]));
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
