import type { CDPSession, Page } from '@playwright/test';

/** What a page holds once its garbage is gone. */
export interface Held {
  /** Of the JavaScript heap, in bytes. */
  heap: number;
  listeners: number;
  nodes: number;
  /** Intervals that run. */
  intervals: number;
  /** Elements that bring styles, linked or written. */
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

/** Takes the garbage away, then weighs what is left. */
export async function weigh(page: Page, session: CDPSession): Promise<Held> {
  // What was given up in the last turn is garbage only after the next one.
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
