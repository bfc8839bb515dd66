import { firstAddress, forgetAddress } from './firstAddress.ts';

/** Address and hash of sheets that were asked for once, in their order: the next root needs them too. */
const sheets = new Map<string, string>();
let root: ShadowRoot | null = null;
/** Of the sheets' addresses, see `pinScripts`. */
let query = '';

/**
 * webpack's loader of style sheets hands over its links here instead of putting them into the document's head (see
 * shared/build).
 */
function insert(link: HTMLLinkElement): void {
  link.href = firstAddress(link.integrity, link.href + query);
  place(link);
}

/** The sheet that all remotes share comes first: it has the order of the layers. */
function place(link: HTMLLinkElement): void {
  const { href } = link;
  sheets.set(href, link.integrity);
  link.addEventListener('error', () => {
    sheets.delete(href);
    forgetAddress(link.integrity);
  });
  if (link.href.includes('/guest.')) root?.prepend(link);
  else root?.append(link);
}

function load([href, integrity]: [string, string]): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`The style sheet ${href} could not be loaded`));
    link.integrity = integrity;
    link.crossOrigin = 'anonymous';
    link.href = href;
    place(link);
  });
}

/** The style sheets of one module instance: all of them lie in the Shadow root of its embed, and nowhere else. */
export const styles = {
  /** Resolves when the root has every sheet that the modules have asked for so far. */
  async enter(next: ShadowRoot, nextQuery: string): Promise<void> {
    root = next;
    query = nextQuery;
    await Promise.all([...sheets].map(load));
  },
  leave(): void {
    for (const link of root?.querySelectorAll('link') ?? []) link.remove();
    root = null;
  },
};

(__webpack_require__ as unknown as { cabinetStyles: typeof insert }).cabinetStyles = insert;
