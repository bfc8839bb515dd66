import { referralLink } from '@cabinet/domain/referralLink';
import { atom } from 'jotai';
import { configAtom } from './config.ts';
import { reportError } from './report.ts';
import { physicalCardAtom } from './user.ts';

/** The participant's referral link (§3), or null before there is a card. */
export const referralLinkAtom = atom((get) =>
  referralLink(get(configAtom)?.inviteUrl, get(physicalCardAtom)?.cardHash, location.origin),
);

/** Puts the link on the clipboard. False when the browser refuses; that is only reported (§8). */
export async function copyLink(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch (error) {
    if (copyByCommand(link)) return true;
    reportError(error, 'copy-link');
    return false;
  }
}

/** The way of before, for pages and frames that the clipboard's own interface is closed to. */
function copyByCommand(text: string): boolean {
  let isCopied = false;
  function put(event: ClipboardEvent) {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    isCopied = true;
  }
  document.addEventListener('copy', put);
  document.execCommand?.('copy');
  document.removeEventListener('copy', put);
  return isCopied;
}

/** Phones and some desktops have a sheet of their own for it. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the sheet. Closing it without choosing anything is no failure. */
export async function shareLink(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ url, text });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    reportError(error, 'share-link');
  }
}
