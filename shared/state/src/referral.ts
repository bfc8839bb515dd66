import { earningRefusal } from '@cabinet/domain/earning';
import { referralLink, shortLink } from '@cabinet/domain/referralLink';
import { atom } from 'jotai';
import { configAtom } from './config.ts';
import { reportError } from './report.ts';
import { isViewAsAtom } from './session.ts';
import { store } from './store.ts';
import { isInvitationVisibleAtom } from './ui.ts';
import { physicalCardAtom } from './user.ts';

/**
 * The participant's referral link (§3), short where the card has a short one. Null without an active card: nothing can
 * be earned then (R42).
 */
export const referralLinkAtom = atom((get) => {
  const card = get(physicalCardAtom);
  const config = get(configAtom);
  if (earningRefusal(card)) return null;
  const link = referralLink(config?.inviteUrl, card?.cardHash, location.origin);
  return link && (shortLink(config?.shortUrl, card?.alias, location.origin) ?? link);
});

/** @deprecated the same as `referralLinkAtom`; leaves with the next major version */
export const sharedLinkAtom = referralLinkAtom;

/** Whether friends can be invited: not without a card that earns (R42), nor in another's cabinet (§6). */
export const canInviteAtom = atom((get) => get(referralLinkAtom) !== null && !get(isViewAsAtom));

/** Whether the page has a share panel: the cabinet's own has, a portal's has not. */
export const hasSharePanelAtom = atom(false);

/** A press on a link. */
interface Press {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  preventDefault(): void;
}

/** Opens the share panel instead of the invite form that the pressed link leads to. Where there is no panel, the link goes on. */
export function openSharePanel(press: Press): void {
  const isElsewhere = press.ctrlKey || press.metaKey || press.shiftKey;
  if (isElsewhere || !store.get(hasSharePanelAtom)) return;
  press.preventDefault();
  store.set(isInvitationVisibleAtom, true);
}

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
