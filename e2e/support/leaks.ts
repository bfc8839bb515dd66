import type { CDPSession, Page } from '@playwright/test';

/** Resources of a page after a garbage collection. */
export interface Held {
  /** Size of the JavaScript heap, in bytes. */
  heap: number;
  listeners: number;
  nodes: number;
  /** Running intervals. */
  intervals: number;
  /** Elements with styles: linked and inline style sheets. */
  styles: number;
}

interface Watched {
  runningIntervals: Set<number>;
}

/** Counts the intervals of every document from now on. */
export async function watchIntervals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const running = new Set<number>();
    (window as unknown as Watched).runningIntervals = running;
    const { setInterval: begin, clearInterval: end } = window;
    window.setInterval = ((...words: Parameters<typeof begin>) => {
      const id = begin(...words);
      running.add(Number(id));
      return id;
    }) as typeof setInterval;
    window.clearInterval = (id) => {
      running.delete(Number(id));
      end(id);
    };
  });
}

/** Collects the garbage and measures the rest. */
export async function weigh(page: Page, session: CDPSession): Promise<Held> {
  // Objects released in the last turn become garbage only after the next collection.
  for (const _ of [1, 2]) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const { intervals, styles } = await page.evaluate(() => ({
    intervals: (window as unknown as Watched).runningIntervals.size,
    styles: document.querySelectorAll('style, link[rel=stylesheet]').length,
  }));
  return {
    heap: of('JSHeapUsedSize'),
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
    intervals,
    styles,
  };
}
