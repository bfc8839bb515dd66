import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Runtime plugin: applies the preloaded style sheets of a first screen while its entry loads. */
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
  // A second attempt must not use the addresses of the first attempt, because they may hang.
  if (new URL(entry).search) return [];
  const folder = new URL('.', entry).href;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]');
  return [...links].filter(({ href }) => href.startsWith(folder));
}

/** If a style sheet fails here, the entry requests it again and reports the error. */
function apply(link: HTMLLinkElement): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  link.onload = () => resolve();
  link.onerror = () => {
    link.remove();
    resolve();
  };
  // Use the entry's notation of the address, so that the entry finds the style sheet.
  link.setAttribute('href', link.href);
  link.rel = 'stylesheet';
  return promise;
}
