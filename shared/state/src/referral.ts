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
 * The participant's referral link (§3), or its short form if the card has one. Null without an active card,
 * because the card cannot earn (R42).
 */
export const referralLinkAtom = atom((get) => {
  const card = get(physicalCardAtom);
  const config = get(configAtom);
  if (earningRefusal(card)) return null;
  const link = referralLink(config?.inviteUrl, card?.cardHash, location.origin);
  return link && (shortLink(config?.shortUrl, card?.alias, location.origin) ?? link);
});

/** @deprecated the same as `referralLinkAtom`; the next major version removes it */
export const sharedLinkAtom = referralLinkAtom;

/** Whether the participant can invite friends. Requires a card that earns (R42), outside view-as (§6). */
export const canInviteAtom = atom((get) => get(referralLinkAtom) !== null && !get(isViewAsAtom));

/** Whether the page has a share panel. The cabinet has a panel, and a portal does not. */
export const hasSharePanelAtom = atom(false);

/** A press on a link. */
interface Press {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  preventDefault(): void;
}

/**
 * Opens the share panel in place of the invite form of the link. Without a panel, the browser follows the
 * link.
 */
export function openSharePanel(press: Press): void {
  const isElsewhere = press.ctrlKey || press.metaKey || press.shiftKey;
  if (isElsewhere || !store.get(hasSharePanelAtom)) return;
  press.preventDefault();
  store.set(isInvitationVisibleAtom, true);
}

/** Copies the link. Returns false if the browser refuses, which is only reported (§8). */
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

/** The older copy command, for pages and frames without access to the clipboard interface. */
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

/** Whether the device has a share sheet, as phones and some desktops do. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the share sheet. A close without a choice is not a failure. */
export async function shareLink(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ url, text });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    reportError(error, 'share-link');
  }
}
