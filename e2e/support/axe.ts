import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from './test.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Returns the violations of WCAG 2.0 to 2.2, levels A and AA, on the current page: one line each.
 * @param within selector that limits the check to a part of the page
 * @param looksAt checks only the colours, because another theme changes nothing else
 */
export async function violationsOf(
  page: Page,
  within?: string,
  looksAt: 'all' | 'colours' = 'all',
): Promise<string[]> {
  const runOnly = looksAt === 'all' ? WCAG : ['color-contrast'];
  // The library is half a megabyte, so load it once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const results: AxeResults = await page.evaluate(
    ({ runOnly, within }) => window.axe.run(within ?? document, { runOnly, resultTypes: ['violations'] }),
    { runOnly, within },
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
