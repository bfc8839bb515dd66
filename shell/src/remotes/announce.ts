import { storedPreviews } from '../preview/stored.ts';

/** The template that the server fills with preload links for files after the shell's own scripts. */
const LATER = '#cabinet-later';

/**
 * Starts the preload of the page's remote when only one of the shell's scripts is missing. Until then, the
 * scripts have the network to themselves. The files of the remote arrive one round trip later, after the last
 * script.
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
  // The latest moment is when all scripts have run.
  document.addEventListener('DOMContentLoaded', announce);
}

/** Moves the links out of their template, so that a second call finds no links. */
export function announce(): void {
  const template = document.querySelector<HTMLTemplateElement>(LATER);
  if (!template) return;
  // Do not preload a release that a preview replaces.
  for (const [remote] of storedPreviews())
    for (const link of template.content.querySelectorAll(`[href^="/remotes/${remote}/"]`)) link.remove();
  document.head.append(template.content);
}
