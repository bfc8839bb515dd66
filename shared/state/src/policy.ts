import { atom } from 'jotai';
import { store } from './store.ts';

/** Whether the dialog with the agreement on personal data is open (§1). */
export const isPolicyOpenAtom = atom(false);

/** The keys that a person holds during a click. */
interface Click {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  preventDefault(): void;
}

/**
 * A link to the policy. A click with a modifier key opens the file in another tab, and a plain click opens
 * the dialog.
 */
export const policyLink = {
  href: '/my/files/privacy-policy.pdf',
  target: '_blank',
  rel: 'noreferrer noopener',
  onClick(click: Click): void {
    if (click.ctrlKey || click.metaKey || click.shiftKey) return;
    click.preventDefault();
    store.set(isPolicyOpenAtom, true);
  },
} as const;
