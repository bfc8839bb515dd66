import type { EventType } from '@cabinet/domain/events';
import { countPoll, POLL_INTERVAL } from '@cabinet/domain/hiddenTab';
import { reportApiError } from '@cabinet/state/errors';
import type { Tabs } from './tabs.ts';

export interface EventLoopOptions {
  tabs: Tabs;
  /** Requests the changes from the service, and shows them. */
  poll: () => Promise<EventType[]>;
  /** Shows the events from another tab. */
  onEvents: (types: EventType[]) => void;
  /** Reports each change of the number of polls during which all tabs were hidden. */
  onHidden: (hiddenPolls: number, isLeader: boolean) => void;
}

/**
 * Polls every 30 s in one tab of the browser, and tells the other tabs (§4 Events). The interval does not
 * follow the system clock, so it fires once after a sleep. A poll in progress makes the loop skip the next
 * one.
 */
export function startEventLoop({ tabs, poll, onEvents, onHidden }: EventLoopOptions): void {
  let isLeader = false;
  let isPolling = false;
  let hiddenPolls = 0;

  function setHidden(polls: number): void {
    if (polls === hiddenPolls) return;
    hiddenPolls = polls;
    onHidden(polls, isLeader);
  }

  function beSeen(): void {
    if (!isVisible()) return;
    setHidden(0);
    tabs.tell({ kind: 'seen' });
  }

  async function beat(): Promise<void> {
    if (isPolling) return;
    isPolling = true;
    const types = await poll().catch((error: unknown) => {
      reportApiError(error);
      return [];
    });
    isPolling = false;
    const polls = countPoll(hiddenPolls, isVisible());
    tabs.tell({ kind: 'heard', types, hiddenPolls: polls });
    setHidden(polls);
  }

  document.addEventListener('visibilitychange', beSeen);
  tabs.listen((message) => {
    // Do not answer this message. Otherwise two visible tabs would answer each other forever.
    if (message.kind === 'seen') return setHidden(0);
    onEvents(message.types);
    if (isVisible()) {
      if (message.hiddenPolls > 0) beSeen();
    } else if (!isLeader) setHidden(message.hiddenPolls);
  });
  tabs.lead(() => {
    isLeader = true;
    setInterval(() => void beat(), POLL_INTERVAL);
    // The next poll reports all changes after this one (R24).
    void beat();
  });
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
