import { storedPreviews } from '../preview/stored.ts';

/** The template that the server fills with preload links for what only a participant needs. */
const LATER = '#cabinet-later';

/**
 * Begins to fetch the page's remote as soon as a session is found: a guest, who is sent to the sign-in page, is spared
 * it, and until then the shell's own scripts have the network for themselves.
 */
export function announceWhenSignedIn(signIn: Promise<unknown>): void {
  // The hidden frame's answer comes a round trip before the token.
  window.addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && /[#&]code=/.test(String(data))) announce();
  });
  void signIn.then(announce, () => undefined);
}

/** Moves the links out of their template, so that a second call finds none. */
function announce(): void {
  const template = document.querySelector<HTMLTemplateElement>(LATER);
  if (!template) return;
  // What a preview takes the place of is fetched for nobody.
  for (const [remote] of storedPreviews())
    for (const link of template.content.querySelectorAll(`[href^="/remotes/${remote}/"]`)) link.remove();
  document.head.append(template.content);
}
