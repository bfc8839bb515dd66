import { appearanceAtom } from '@cabinet/state/appearance';
import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useVariant } from '../useVariant.ts';
import { tokenNames, tokenValues } from './tokens.ts';

/** Returns tokens with their values in the current variant and mode, and the element for the measurement. */
export function useTokenValues(
  prefix: string,
  property: 'backgroundColor' | 'fontSize' | 'width',
): [ReadonlyMap<string, string>, RefObject<HTMLDivElement | null>] {
  const [values, setValues] = useState<ReadonlyMap<string, string>>(NONE);
  const element = useRef<HTMLDivElement>(null);
  // The hook renders again in each variant and mode, and then measures again.
  useVariant();
  useAtomValue(appearanceAtom);
  useMedia('(prefers-color-scheme: dark)');
  useMedia('(min-width: 768px)');

  useLayoutEffect(() => {
    if (!element.current) return;
    const now = tokenValues(element.current, property, tokenNames(prefix));
    setValues((before) => (isSame(before, now) ? before : now));
  });
  return [values, element];
}

const NONE: ReadonlyMap<string, string> = new Map();

function isSame(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): boolean {
  return before.size === now.size && [...now].every(([name, value]) => before.get(name) === value);
}

function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const change = () => setMatches(media.matches);
    media.addEventListener('change', change);
    return () => media.removeEventListener('change', change);
  }, [query]);
  return matches;
}
