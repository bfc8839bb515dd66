import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from './test.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The one rule that looks at colours, and the dearest. */
const CONTRAST = 'color-contrast';

const OPTIONS = {
  only: { runOnly: { type: 'rule' as const, values: [CONTRAST] } },
  none: { runOnly: WCAG, rules: { [CONTRAST]: { enabled: false } } },
  too: { runOnly: WCAG },
};

/**
 * What breaks WCAG 2.0 to 2.2, levels A and AA, on the page as it is: one line each.
 * @param within looks at a part of the page only, by its selector
 * @param colours nothing but the colours, or all but them: another theme changes nothing else, another language
 * all but that
 */
export async function violationsOf(
  page: Page,
  within?: string,
  colours?: 'only' | 'none',
): Promise<string[]> {
  await page.evaluate(SOURCE);
  const results: AxeResults = await page.evaluate(
    ({ options, within }) => window.axe.run(within ?? document, { ...options, resultTypes: ['violations'] }),
    { options: OPTIONS[colours ?? 'too'], within },
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}
