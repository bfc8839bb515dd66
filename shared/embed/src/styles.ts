import { firstAddress, forgetAddress } from './firstAddress.ts';

/** Addresses and hashes of the requested sheets, in their order. The next root needs the same sheets. */
const sheets = new Map<string, string>();
let root: ShadowRoot | null = null;
/** The query of the sheets' addresses, see `pinScripts`. */
let query = '';

/** Receives the links of webpack's style loader, which would otherwise add them to the document's head. */
function insert(link: HTMLLinkElement): void {
  link.href = firstAddress(link.integrity, link.href + query);
  place(link);
}

/** Adds a sheet to the root. The shared sheet comes first, because it declares the order of the layers. */
function place(link: HTMLLinkElement): void {
  const { href } = link;
  sheets.set(href, link.integrity);
  link.addEventListener('error', () => {
    sheets.delete(href);
    forgetAddress(href);
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

/** The style sheets of one module instance. All of them are in the Shadow root of its embed. */
export const styles = {
  /** Resolves when the root has every sheet that the modules have requested so far. */
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
