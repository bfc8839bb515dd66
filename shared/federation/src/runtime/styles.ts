import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Runtime plugin: the style sheets of a first screen that the page has announced are applied while its entry comes. */
export function stylesPlugin(): ModuleFederationRuntimePlugin {
  const applied = new Map<string, Promise<unknown>>();
  return {
    name: 'cabinet-styles',
    async loadEntry({ remoteInfo: { entry } }) {
      applied.set(entry, Promise.all(announcedStyles(entry).map(apply)));
    },
    async afterLoadEntry({ remoteInfo: { entry } }) {
      await applied.get(entry);
    },
  };
}

function announcedStyles(entry: string): HTMLLinkElement[] {
  // A second try, which takes nothing from addresses that may hang.
  if (new URL(entry).search) return [];
  const folder = new URL('.', entry).href;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]');
  return [...links].filter(({ href }) => href.startsWith(folder));
}

/** One that does not come is the entry's to ask for again, and to fail of. */
function apply(link: HTMLLinkElement): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  link.onload = () => resolve();
  link.onerror = () => {
    link.remove();
    resolve();
  };
  // As the entry would write it, which then sees that it is there.
  link.setAttribute('href', link.href);
  link.rel = 'stylesheet';
  return promise;
}
