import { configAtom } from '@cabinet/state/config';
import { TokenWord } from '@cabinet/ui/Tokens';
import { useAtomValue } from 'jotai';
import { EmailPart } from './email/EmailPart.tsx';
import { LayoutBoundary, PageBoundary } from './layout/boundaries.tsx';
import { Layout } from './layout/Layout.tsx';
import { Pages } from './Pages.tsx';
import { LeftPage } from './pages/LeftPage.tsx';
import { MaintenancePage } from './pages/MaintenancePage.tsx';
import { NoIdentityPage } from './pages/NoIdentityPage.tsx';
import { ReasonPart } from './pages/ReasonPart.tsx';
import { startPhaseAtom } from './start.ts';

/** Shows the state of the start, then the cabinet. The variant `mti` calls its tokens coins (§1). */
export function App() {
  const phase = useAtomValue(startPhaseAtom);
  const config = useAtomValue(configAtom);
  if (phase === 'maintenance') return <MaintenancePage />;
  if (phase === 'no-identity') return <NoIdentityPage />;
  if (phase === 'left') return <LeftPage />;
  if (phase === 'asks-reason') return <ReasonPart />;
  return (
    <TokenWord value={config?.project === 'mti' ? 'coin' : 'token'}>
      <LayoutBoundary>
        <Layout notices={<EmailPart />}>
          <PageBoundary>
            <Pages />
          </PageBoundary>
        </Layout>
      </LayoutBoundary>
    </TokenWord>
  );
}
