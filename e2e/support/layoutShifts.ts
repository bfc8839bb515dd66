import type { Page } from './test.ts';

export interface LayoutShifts {
  /** The sum of all shifts on the page, including elements of the cabinet. */
  total: number;
  /** Moved elements of the page itself, one line each. The browser does not name elements in Shadow roots. */
  moved: string[];
}

/**
 * Returns unexpected layout shifts since the page was opened, as the browser counts them for CLS.
 * @param within limits `moved` to elements below this selector
 */
export async function layoutShiftsOf(page: Page, within = 'body'): Promise<LayoutShifts> {
  return page.evaluate(async (within) => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // The observer reports a shift after its frame, together with earlier shifts.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const shifts = ([...entries, ...observer.takeRecords()] as LayoutShift[]).filter(
      ({ hadRecentInput }) => !hadRecentInput,
    );
    const moved = shifts.flatMap(({ sources }) =>
      sources
        .filter(({ node }) => node && document.querySelector(within)?.contains(node))
        .map(({ node, previousRect: from, currentRect: to }) => `${node?.nodeName} ${from.y} → ${to.y}`),
    );
    return { total: shifts.reduce((sum, { value }) => sum + value, 0), moved };

    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
  }, within);
}
