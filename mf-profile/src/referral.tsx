import { usePart } from '@cabinet/i18n';
import { Route, Routes as RouterRoutes } from 'react-router-dom';
import { useHomeDialog } from './data/useHomeDialog.ts';
import { laterWords } from './locales/laterWords.ts';
import { ReferralSection } from './pages/ReferralSection.tsx';
import { paths } from './paths.ts';

// The embed for other portals: the referral link and all ways to share it.
export const contract = 1;

export { messages } from './messages.ts';

const loadCode = () => import('./pages/dialogs/CodeDialog.tsx');

export function Routes() {
  return (
    <RouterRoutes>
      <Route path={paths.home} element={<ReferralPage />} />
    </RouterRoutes>
  );
}

function ReferralPage() {
  const { name, close } = useHomeDialog();
  const { part } = usePart(loadCode, laterWords, name === 'code');
  return (
    <>
      <ReferralSection />
      {part && name === 'code' && <part.CodeDialog onClose={close} />}
    </>
  );
}
