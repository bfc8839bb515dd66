import { usePart } from '@cabinet/i18n/usePart';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import type { ComponentType } from 'react';
import { Route, Routes as RouterRoutes } from 'react-router-dom';
import { GetCardSkeleton } from './components/getCard/GetCardSkeleton.tsx';
import { laterWords } from './locales/laterWords.ts';
import { HomePage } from './pages/HomePage.tsx';
import { paths } from './paths.ts';

export const contract = 1;

export { messages } from './messages.ts';

// With the numbering plans of twelve countries, which no other page needs.
const loadGetCard = async () => ({ Page: (await import('./pages/GetCardPage.tsx')).GetCardPage });
const loadNoCard = async () => ({ Page: (await import('./pages/NoCardPage.tsx')).NoCardPage });

/** The participant's own pages: home, getting a card, having none. */
export function Routes() {
  return (
    <RouterRoutes>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.getCard} element={<Opened key="get-card" load={loadGetCard} />} />
      <Route path={paths.noCard} element={<Opened key="no-card" load={loadNoCard} />} />
    </RouterRoutes>
  );
}

/** A page that the first screen does not wait for. */
function Opened({ load }: { load: () => Promise<{ Page: ComponentType }> }) {
  const { part, hasFailed, fetchPart } = usePart(load, laterWords);
  if (part) return <part.Page />;
  return hasFailed ? <LoadFailure onRetry={fetchPart} /> : <GetCardSkeleton />;
}
