import { askPnpm } from './pnpm.ts';

/**
 * Advisories, high and critical, that the team knows of, and since when. For fourteen days each is told and no more; one
 * that is not here fails at once.
 */
const KNOWN_SINCE: Record<string, string> = {};
const DAYS = 14;

interface Advisory {
  github_advisory_id?: string;
  id: number;
  module_name: string;
  severity: string;
  title: string;
}

export interface Audit {
  faults: string[];
  /** What does not fail. */
  notes: string[];
}

/**
 * What is known against the packages that are shipped.
 * @param now a day of the calendar counts from midnight in Greenwich
 */
export async function auditPackages(now: Date, ...args: string[]): Promise<Audit> {
  const answer = JSON.parse(await askPnpm('audit', '--json', '--audit-level', 'high', ...args));
  // A mirror without that service, or nobody: the registry is asked by the next run.
  if (answer.error) return { faults: [], notes: [`not asked for advisories: ${answer.error.message}`] };
  const found: Advisory[] = Object.values(answer.advisories ?? {});
  const audit: Audit = { faults: [], notes: [] };
  for (const { github_advisory_id, id, module_name, severity, title } of found) {
    if (!['high', 'critical'].includes(severity)) continue;
    const name = github_advisory_id ?? String(id);
    const since = KNOWN_SINCE[name];
    const age = since ? (now.getTime() - Date.parse(since)) / 86_400_000 : Number.POSITIVE_INFINITY;
    audit[age <= DAYS ? 'notes' : 'faults'].push(`${module_name}: ${severity} ${name} ${title}`);
  }
  return audit;
}
