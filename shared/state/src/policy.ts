import { atom } from 'jotai';
import { store } from './store.ts';

/** The dialog with the agreement on personal data (§1). */
export const isPolicyOpenAtom = atom(false);

/** What a click tells of how it was made. */
interface Click {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  preventDefault(): void;
}

/** A link to the policy: to the file for whoever wants another tab, else it opens the dialog. */
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
