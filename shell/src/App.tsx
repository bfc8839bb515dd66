import { PageLoader } from '@cabinet/ui/PageLoader';
import { useAtomValue } from 'jotai';
import { Layout } from './layout/Layout.tsx';
import { Pages } from './Pages.tsx';
import { MaintenancePage } from './pages/MaintenancePage.tsx';
import { NoIdentityPage } from './pages/NoIdentityPage.tsx';
import { startPhaseAtom } from './start.ts';

/** What the start has come to, then the cabinet. */
export function App() {
  const phase = useAtomValue(startPhaseAtom);
  if (phase === 'maintenance') return <MaintenancePage />;
  if (phase === 'no-identity') return <NoIdentityPage />;
  return <Layout>{phase === 'starting' ? <PageLoader /> : <Pages />}</Layout>;
}
