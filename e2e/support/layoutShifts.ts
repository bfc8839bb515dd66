import type { Page } from './test.ts';

/** What has moved on the page without anybody's doing since it was opened: one line each. Together they are its CLS. */
export async function layoutShiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    // A shift is told once its frame is drawn.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return (observer.takeRecords() as LayoutShift[])
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, sources }) => {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.textContent;
          const places = [from, to].map(({ x, y, width, height }) => [x, y, width, height].join(' '));
          return `${name} ${places.join(' → ')}`;
        });
        return [value.toFixed(4), ...moved].join(' | ');
      });

    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
  });
}
