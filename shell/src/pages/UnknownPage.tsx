import { PageLoader } from '@cabinet/ui/PageLoader';
import { useEffect, useState } from 'react';
import { refreshRegistry } from '../remotes/registry.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/**
 * An unknown address. A remote may have added it after the page loaded, so the page reads the list of remotes
 * again.
 */
export function UnknownPage() {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => void refreshRegistry().finally(() => setAsked(true)), []);
  return isAsked ? <NotFoundPage /> : <PageLoader />;
}
