import { PROJECTS, type Project } from '@cabinet/contracts/config';
import { configAtom } from '@cabinet/state/config';
import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Returns the variant of the documentation: from the address, or the cabinet's own variant. */
export function useVariant(): [Project, (variant: Project) => void] {
  const [params, setParams] = useSearchParams();
  const own = useAtomValue(configAtom)?.project ?? 'synergy';
  const asked = params.get('variant');
  const variant = PROJECTS.find((project) => project === asked) ?? own;

  useLayoutEffect(() => {
    document.documentElement.dataset.variant = variant;
    return () => {
      document.documentElement.dataset.variant = own;
    };
  }, [variant, own]);

  return [variant, (next) => setParams({ variant: next }, { replace: true })];
}
