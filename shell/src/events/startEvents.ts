import { hiddenTab } from '@cabinet/domain/hiddenTab';
import { followOtherTabs } from '@cabinet/state/events';
import { isViewAsAtom, sessionAtom } from '@cabinet/state/session';
import { store } from '@cabinet/state/store';
import { startEventLoop } from './eventLoop.ts';
import { applyEvents, hearEvents } from './hear.ts';
import { browserTabs, type Tabs } from './tabs.ts';
import { endWarning, warnOfLeaving } from './warnOfLeaving.ts';

/** Keeps an open cabinet up to date, and signs out after a long time in hidden tabs (§4 Events, R25). */
export function startEvents(
  signOut: () => Promise<void>,
  tabs: Tabs = browserTabs(store.get(sessionAtom)?.subject ?? '', store.get(isViewAsAtom)),
): void {
  const isViewAs = store.get(isViewAsAtom);

  function onHidden(polls: number, isLeader: boolean): void {
    const verdict = hiddenTab(polls);
    if (verdict === 'stay') endWarning();
    else warnOfLeaving();
    // The other tabs learn about this sign-out as about any other.
    if (verdict === 'leave' && isLeader) void signOut();
  }

  followOtherTabs();
  startEventLoop({
    tabs,
    // In view-as, a poll would return the staff member's own events. The tab sends no request, and only
    // counts hidden time.
    poll: isViewAs ? async () => [] : hearEvents,
    onEvents: isViewAs ? () => {} : applyEvents,
    onHidden,
  });
}
