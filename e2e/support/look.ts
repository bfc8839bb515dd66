import type { Page } from './test.ts';

/**
 * Returns the look of the examples on the page: position and inherited styles of each element, also in Shadow
 * roots.
 */
export async function lookOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const roots = [document, ...[...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot)];
    const examples = roots.flatMap((root) => [
      ...(root?.querySelectorAll<HTMLElement>('[data-example]') ?? []),
    ]);
    const styles = ['color', 'background-color', 'font', 'letter-spacing', 'text-transform', 'text-align'];
    return examples.flatMap((example) => {
      const from = example.getBoundingClientRect();
      return [...example.querySelectorAll<HTMLElement>('*')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x - from.x, y - from.y, width, height].map((length) => Math.round(length));
        const look = getComputedStyle(element);
        return [
          `${example.dataset.example} ${element.localName}`,
          ...box,
          ...styles.map((name) => look.getPropertyValue(name)),
        ].join(' | ');
      });
    });
  });
}
