import { type PartWords, usePart } from '@cabinet/i18n/usePart';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

export interface PartProps<Loaded extends object> {
  /** Loads the part. Pass the same function in every render. */
  load: () => Promise<Loaded>;
  /** Texts that load with the part. Null if the texts of the first screen are enough. */
  words?: PartWords | null;
  /** The placeholder. */
  meanwhile: ReactNode;
  /** Renders the part. */
  children: (loaded: Loaded) => ReactNode;
}

/** A lazy part of a page, or a whole page, which loads when it first appears. */
export function Part<Loaded extends object>({ load, words = null, meanwhile, children }: PartProps<Loaded>) {
  const { part, hasFailed, fetchPart } = usePart(load, words);
  if (part) return children(part);
  return hasFailed ? <LoadFailure onRetry={fetchPart} /> : meanwhile;
}
