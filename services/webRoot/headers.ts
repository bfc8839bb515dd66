/** A pattern of paths in the web root, with the headers of their files. The first matching rule applies. */
export interface HeaderRule {
  files: string;
  headers: Record<string, string>;
}

/** Headers that depend on the file content or on the request. */
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

/** Returns the headers that do not depend on the file content or on the request. */
export function lastingHeaders(headers: Record<string, unknown>): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_ANSWER.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

/** Pages that may read a file may also read its 404. */
const OF_THE_FILE = new Set(['access-control-allow-origin', 'cross-origin-resource-policy']);

/**
 * Returns nginx rules: one map per header, keyed by the file.
 * @param missing the headers of a 404
 */
export function nginxMaps(rules: HeaderRule[], missing: HeaderRule['headers']): string {
  const maps = headerNames(rules).map((name) => {
    const lines = rules.map(({ files, headers }) => `  "~${files}" "${headers[name] ?? ''}";`);
    return [`map $uri ${variableOf(name)} {`, ...lines, `  default "${missing[name] ?? ''}";`, '}'].join(
      '\n',
    );
  });
  return `${maps.join('\n\n')}\n`;
}

/** Returns a map that tells nginx the known host names (D9). */
export function nginxHosts(hosts: readonly string[]): string {
  const lines = hosts.map((host) => `  "${host}" 1;`);
  return ['map $host $cabinet_is_known_host {', ...lines, '  default 0;', '}', ''].join('\n');
}

/** Returns the lines that send the headers. nginx omits headers without a value. */
export function nginxHeaders(rules: HeaderRule[]): string {
  return headerNames(rules)
    .map((name) => `add_header ${name} ${variableOf(name)};\n`)
    .join('');
}

/** Returns the lines for answers without a file, with any status. */
export function nginxErrorHeaders(rules: HeaderRule[], missing: HeaderRule['headers']): string {
  return headerNames([...rules, { files: '', headers: missing }])
    .filter((name) => OF_THE_FILE.has(name) || missing[name])
    .map(
      (name) =>
        `add_header ${name} ${OF_THE_FILE.has(name) ? variableOf(name) : `"${missing[name]}"`} always;\n`,
    )
    .join('');
}

function headerNames(rules: HeaderRule[]): string[] {
  return [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].sort();
}

function variableOf(header: string): string {
  return `$cabinet_${header.replaceAll('-', '_')}`;
}
