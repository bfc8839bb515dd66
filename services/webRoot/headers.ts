/** Files of the web root, by their address in it, and what they are sent with. The first rule that fits counts. */
export interface HeaderRule {
  files: string;
  headers: Record<string, string>;
}

/** Headers of an answer that follow from the file, or from the request. */
const OF_THE_ANSWER = new Set([
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'last-modified',
  'vary',
  'x-request-id',
]);

/** What the site says of a file beside the file itself. */
export function lastingHeaders(headers: Record<string, unknown>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_ANSWER.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

/** The rules for nginx: a map for each header, by the file that is sent. */
export function nginxMaps(rules: HeaderRule[]): string {
  const maps = headerNames(rules).map((name) => {
    const lines = rules.map(({ files, headers }) => `  "~${files}" "${headers[name] ?? ''}";`);
    return [`map $uri ${variableOf(name)} {`, ...lines, '  default "";', '}'].join('\n');
  });
  return `${maps.join('\n\n')}\n`;
}

/** The lines that send them; nginx leaves a header without a value out. */
export function nginxHeaders(rules: HeaderRule[]): string {
  return headerNames(rules)
    .map((name) => `add_header ${name} ${variableOf(name)};\n`)
    .join('');
}

function headerNames(rules: HeaderRule[]): string[] {
  return [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].sort();
}

function variableOf(header: string): string {
  return `$cabinet_${header.replaceAll('-', '_')}`;
}
