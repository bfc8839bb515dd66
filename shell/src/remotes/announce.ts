import { storedPreviews } from '../preview/stored.ts';

/** The template that the server fills with preload links for what comes behind the shell's own scripts. */
const LATER = '#cabinet-later';

/**
 * Begins to fetch the page's remote when all of the shell's scripts but one have come: until then they have the network
 * for themselves, and what is asked for now arrives, a round trip later, when the last of them has come.
 */
export function announceInTime(): void {
  const awaited = new Set(
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src),
  );
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) awaited.delete(name);
    if (awaited.size > 1) return;
    observer.disconnect();
    announce();
  });
  observer.observe({ type: 'resource', buffered: true });
  // At the latest when all of them have run.
  document.addEventListener('DOMContentLoaded', announce);
}

/** Moves the links out of their template, so that a second call finds none. */
export function announce(): void {
  const template = document.querySelector<HTMLTemplateElement>(LATER);
  if (!template) return;
  // What a preview takes the place of is fetched for nobody.
  for (const [remote] of storedPreviews())
    for (const link of template.content.querySelectorAll(`[href^="/remotes/${remote}/"]`)) link.remove();
  document.head.append(template.content);
}
