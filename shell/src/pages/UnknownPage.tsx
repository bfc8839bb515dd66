import { PageLoader } from '@cabinet/ui/PageLoader';
import { useEffect, useState } from 'react';
import { refreshRegistry } from '../remotes/registry.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** An address that nobody is known for: a remote may have been published there since the page was loaded. */
export function UnknownPage() {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => void refreshRegistry().finally(() => setAsked(true)), []);
  return isAsked ? <NotFoundPage /> : <PageLoader />;
}
