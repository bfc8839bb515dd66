import type { EventType } from '@cabinet/domain/events';
import { countPoll, POLL_INTERVAL } from '@cabinet/domain/hiddenTab';
import { reportApiError } from '@cabinet/state/errors';
import type { Tabs } from './tabs.ts';

export interface EventLoopOptions {
  tabs: Tabs;
  /** Asks the service what has changed, and shows it. */
  poll: () => Promise<EventType[]>;
  /** Shows what another tab has heard. */
  onEvents: (types: EventType[]) => void;
  /** For how many polls nobody has seen any tab, whenever that changes. */
  onHidden: (hiddenPolls: number, isLeader: boolean) => void;
}

/**
 * Polls every 30 s in one tab of the browser, and tells the others (§4 Events). The interval's timer does not look at
 * the clock: after a sleep it fires once, and a poll that is still under way makes the next one wait for its turn.
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
    // Never answered: of two tabs that are both seen each would answer the other for ever.
    if (message.kind === 'seen') return setHidden(0);
    onEvents(message.types);
    if (isVisible()) {
      if (message.hiddenPolls > 0) beSeen();
    } else if (!isLeader) setHidden(message.hiddenPolls);
  });
  tabs.lead(() => {
    isLeader = true;
    setInterval(() => void beat(), POLL_INTERVAL);
    // What changes from now on is told at the next poll (R24).
    void beat();
  });
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
