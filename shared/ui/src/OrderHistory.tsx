import { useFormats } from '@cabinet/i18n';
import type { ReactNode } from 'react';
import { Timeline, type TimelineStep } from './Timeline.tsx';

export interface OrderHistoryEntry extends Pick<TimelineStep, 'id' | 'title' | 'icon'> {
  /** ISO text or epoch seconds. Null for a future entry. */
  date: string | number | null;
  /** After the date: the person or the reason. */
  note?: ReactNode;
  /** The entry cancelled the order. */
  isCancelled?: boolean | undefined;
}

export interface OrderHistoryProps {
  label: string;
  /** Oldest first. The last entry with a date is the current one. */
  entries: readonly OrderHistoryEntry[];
}

/**
 * The events of an order with their dates, in a column. Only the documentation shows the component (§2).
 */
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
