import { useFormats } from '@cabinet/i18n';
import type { ReactNode } from 'react';
import { Timeline, type TimelineStep } from './Timeline.tsx';

export interface OrderHistoryEntry extends Pick<TimelineStep, 'id' | 'title' | 'icon'> {
  /** ISO text or epoch seconds; null for what is yet to come. */
  date: string | number | null;
  /** After the date: who did it, or why. */
  note?: ReactNode;
  /** It ended the order before its time. */
  isCancelled?: boolean | undefined;
}

export interface OrderHistoryProps {
  label: string;
  /** Oldest first. The last one that has a date is where the order stands. */
  entries: readonly OrderHistoryEntry[];
}

/** What happened to an order, and when: as many entries as there are, one under another. */
export function OrderHistory({ label, entries }: OrderHistoryProps) {
  const { formatMoment } = useFormats();
  const current = entries.findLastIndex(({ date }) => date !== null);
  const steps = entries.map(({ id, title, icon, date, note, isCancelled }, index) => ({
    id,
    title,
    icon,
    note: (
      <>
        {date !== null && <span>{formatMoment(date)}</span>}
        {date !== null && note && ' · '}
        {note}
      </>
    ),
    state: isCancelled ? ('cancelled' as const) : stateOf(index, current),
  }));
  return <Timeline label={label} steps={steps} isColumn />;
}

function stateOf(index: number, current: number): TimelineStep['state'] {
  if (index === current) return 'now';
  return index < current ? 'done' : 'next';
}
