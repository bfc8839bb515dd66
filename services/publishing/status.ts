import { brokenOf, canaryVerdict, pagesOf, type Uses } from '@cabinet/domain/canaryVerdict';
import { endedLines, stateOf, timeOf } from './listing.ts';
import type { Shelf } from './shelf.ts';
import { LOAD_SECONDS, type ReleaseUse } from './uses.ts';

const VERDICTS = {
  early: 'too few pages',
  fine: 'no clear difference',
  worse: 'the canary is clearly worse',
} as const;

/**
 * Describes the live release and the canary of a remote, one line each, and compares them.
 * @param uses counts since the releases were published
 * @param compared counts since the canary began; null without a canary
 */
export function statusLines(
  name: string,
  shelf: Shelf,
  uses: ReleaseUse[],
  compared: { canary: Uses; live: Uses } | null,
): string[] {
  const { version, canary } = shelf.record;
  const versions = canary ? [canary.version, version] : [version];
  return [
    name,
    ...versions.map((each) => {
      const use = uses.find(({ release }) => release === each);
      return `  ${stateOf(each, shelf.record).padEnd(12)}${each.padEnd(24)}${use ? useLine(use) : 'not seen yet'}`;
    }),
    ...(compared ? [`  ${comparison(compared)}`] : []),
    ...endedLines(shelf).map((line) => `  ${line}`),
  ];
}

function useLine(use: ReleaseUse): string {
  const { loads, failures, errors, lastLoadAt } = use;
  const times = loads > 0 ? ` (half ${within(use, 0.5)}, 95 % ${within(use, 0.95)})` : '';
  const last = lastLoadAt ? `, last load ${timeOf(lastLoadAt)}` : '';
  return `${loads} loads${times}, ${failures} failures, ${errors} errors, ${shareOf(use)} broken${last}`;
}

/** Returns the time bound that covers the given share of loads. */
function within({ loads, byTime }: ReleaseUse, share: number): string {
  let sum = 0;
  for (const [index, bound] of LOAD_SECONDS.entries()) {
    sum += byTime[index] ?? 0;
    if (sum >= share * loads) return `within ${bound} s`;
  }
  return `beyond ${LOAD_SECONDS.at(-1)} s`;
}

function shareOf(uses: Uses): string {
  const pages = pagesOf(uses);
  return `${pages === 0 ? 0 : ((100 * brokenOf(uses)) / pages).toFixed(1)} %`;
}

function comparison({ canary, live }: { canary: Uses; live: Uses }): string {
  const [tried, known] = [pagesOf(canary), pagesOf(live)];
  return (
    `since its start, the canary broke in ${brokenOf(canary)} of ${tried} pages, ` +
    `and the live release in ${brokenOf(live)} of ${known}: ${VERDICTS[canaryVerdict(canary, live)]}`
  );
}
