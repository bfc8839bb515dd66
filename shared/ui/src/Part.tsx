import { type PartWords, usePart } from '@cabinet/i18n/usePart';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

export interface PartProps<Loaded extends object> {
  /** Fetches it; the same function in every render. */
  load: () => Promise<Loaded>;
  /** Words that come with it; none where those of the first screen are enough. */
  words?: PartWords | null;
  /** Stands in its place until it is there. */
  meanwhile: ReactNode;
  /** Draws it. */
  children: (loaded: Loaded) => ReactNode;
}

/** A part of a page, or a whole one, that the first screen does not wait for: fetched when it is shown. */
export function Part<Loaded extends object>({ load, words = null, meanwhile, children }: PartProps<Loaded>) {
  const { part, hasFailed, fetchPart } = usePart(load, words);
  if (part) return children(part);
  return hasFailed ? <LoadFailure onRetry={fetchPart} /> : meanwhile;
}
