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

/** Who may read of a file also may read that it is gone. */
const OF_THE_FILE = new Set(['access-control-allow-origin', 'cross-origin-resource-policy']);

/**
 * The rules for nginx: a map for each header, by the file that is sent.
 * @param missing what goes with the answer that a file is not there
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

/** A map that tells nginx whether the cabinet answers to the name that it was asked by (D9). */
export function nginxHosts(hosts: readonly string[]): string {
  const lines = hosts.map((host) => `  "${host}" 1;`);
  return ['map $host $cabinet_is_known_host {', ...lines, '  default 0;', '}', ''].join('\n');
}

/** The lines that send them; nginx leaves a header without a value out. */
export function nginxHeaders(rules: HeaderRule[]): string {
  return headerNames(rules)
    .map((name) => `add_header ${name} ${variableOf(name)};\n`)
    .join('');
}

/** The lines of an answer that is no file, whatever its status. */
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
