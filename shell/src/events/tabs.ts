import type { EventType } from '@cabinet/domain/events';

/** What the tabs of one browser tell each other. */
export type TabMessage =
  /** The leader has polled: what it heard, and how many polls long nobody has seen the cabinet. */
  | { kind: 'heard'; types: EventType[]; hiddenPolls: number }
  /** The participant is in front of one of the tabs. */
  | { kind: 'seen' };

/** The tabs of one participant in one browser, as one of them sees them. */
export interface Tabs {
  /** Calls back when this tab has become the one that polls; it stays that until it is closed. */
  lead(begin: () => void): void;
  tell(message: TabMessage): void;
  /** Hears the other tabs. */
  listen(hear: (message: TabMessage) => void): void;
}

/**
 * The tabs of this browser. A tab that can hold no lock polls for itself.
 * @param subject of the participant: tabs of somebody else are no tabs of theirs
 * @param isViewAs tabs that show somebody else's cabinet have a leader of their own, who asks for nothing (§6)
 */
export function browserTabs(subject: string, isViewAs: boolean): Tabs {
  const name = `cabinet-events-${subject}`;
  const lock = isViewAs ? `${name}-view-as` : name;
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null;

  return {
    lead(begin) {
      if (!navigator.locks) return begin();
      // Never given back: it is held for the page's life, and the browser passes it on after that.
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
