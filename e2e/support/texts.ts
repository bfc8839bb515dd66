import type { BrowserContext } from '@playwright/test';

export interface Drawn {
  /** Returns the texts that any document has contained since the start, even for a moment. */
  list(): string[];
  forget(): void;
}

/**
 * Searches for texts in every state of any document: content, attributes, title and fields.
 * @param texts with plain spaces
 */
export async function watchTexts(context: BrowserContext, texts: readonly string[]): Promise<Drawn> {
  const found = new Set<string>();
  await context.exposeBinding('cabinetTextSeen', (_source, text: string) => void found.add(text));
  await context.addInitScript((wanted: readonly string[]) => {
    if (window.parent !== window) return;
    const look = () => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
      const all = [document.documentElement?.outerHTML ?? '', ...fields.map(({ value }) => value)].join('\n');
      const plain = all.replace(/&nbsp;|\s/g, ' ');
      for (const text of wanted) {
        if (plain.includes(text)) void (window as unknown as Seen).cabinetTextSeen(text);
      }
    };
    interface Seen {
      cabinetTextSeen(text: string): Promise<void>;
    }
    const everything = { attributes: true, characterData: true, childList: true, subtree: true };
    new MutationObserver(look).observe(document, everything);
    addEventListener('pageshow', look);
  }, texts);

  return { list: () => [...found].sort(), forget: () => found.clear() };
}
