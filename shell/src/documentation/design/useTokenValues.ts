import { appearanceAtom } from '@cabinet/state/appearance';
import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useVariant } from '../useVariant.ts';
import { tokenNames, tokenValues } from './tokens.ts';

/** Tokens with what they come to in the variant and the mode that are shown, and the element they are measured in. */
export function useTokenValues(
  prefix: string,
  property: 'backgroundColor' | 'fontSize' | 'width',
): [Map<string, string>, RefObject<HTMLDivElement | null>] {
  const [values, setValues] = useState(new Map<string, string>());
  const element = useRef<HTMLDivElement>(null);
  const [variant] = useVariant();
  const mode = useAtomValue(appearanceAtom);
  const scene = `${variant} ${mode} ${useMedia('(prefers-color-scheme: dark)')} ${useMedia('(min-width: 768px)')}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the style sheets answer differently in another scene
  useLayoutEffect(() => {
    if (element.current) setValues(tokenValues(element.current, property, tokenNames(prefix)));
  }, [prefix, property, scene]);
  return [values, element];
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
