import type { EventType } from '@cabinet/domain/events';

/** Messages between the tabs of one browser. */
export type TabMessage =
  /**
   * The leader has polled. The message contains the events, and the number of polls during which all tabs
   * were hidden.
   */
  | { kind: 'heard'; types: EventType[]; hiddenPolls: number }
  /** The sender is visible to the participant. */
  | { kind: 'seen' };

/** The tabs of one participant in one browser, from the view of one tab. */
export interface Tabs {
  /** Calls back when this tab becomes the leader, which polls. The tab leads until it closes. */
  lead(begin: () => void): void;
  tell(message: TabMessage): void;
  /** Subscribes to messages of the other tabs. */
  listen(hear: (message: TabMessage) => void): void;
}

/**
 * Returns the tabs of this browser. A tab without support for locks polls independently.
 * @param subject of the participant: tabs of other people are separate
 * @param isViewAs view-as tabs have a leader of their own, which sends no requests (§6)
 */
export function browserTabs(subject: string, isViewAs: boolean): Tabs {
  const name = `cabinet-events-${subject}`;
  const lock = isViewAs ? `${name}-view-as` : name;
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null;

  return {
    lead(begin) {
      if (!navigator.locks) return begin();
      // The tab holds the lock until the page closes. The browser then gives the lock to another tab.
      void navigator.locks.request(lock, () => {
        begin();
        return new Promise(() => {});
      });
    },
    tell: (message) => channel?.postMessage(message),
    listen(hear) {
      channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(data));
    },
  };
}
