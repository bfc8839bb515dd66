/** Sheets that were asked for once, in their order: the next root needs them too. */
const hrefs: string[] = [];
let root: ShadowRoot | null = null;

/**
 * webpack's loader of style sheets hands over its links here instead of putting them into the document's head (see
 * shared/build). The tokens come first: their file has the order of the layers.
 */
function insert(link: HTMLLinkElement): void {
  if (!hrefs.includes(link.href)) hrefs.push(link.href);
  if (link.href.includes('/tokens.')) root?.prepend(link);
  else root?.append(link);
}

function load(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`The style sheet ${href} could not be loaded`));
    link.href = href;
    insert(link);
  });
}

/** The style sheets of one module instance: all of them lie in the Shadow root of its embed, and nowhere else. */
export const styles = {
  /** Resolves when the root has every sheet that the modules have asked for so far. */
  async enter(next: ShadowRoot): Promise<void> {
    root = next;
    await Promise.all([...hrefs].map(load));
  },
  leave(): void {
    for (const link of root?.querySelectorAll('link') ?? []) link.remove();
    root = null;
  },
};

(__webpack_require__ as unknown as { cabinetStyles: typeof insert }).cabinetStyles = insert;
