import type { RemoteModule } from '@cabinet/federation/contract';
import { RemoteBoundary } from '@cabinet/federation/RemoteBoundary';
import { configAtom } from '@cabinet/state';
import { TokenWord } from '@cabinet/ui';
import { PagePlace } from '@cabinet/ui/host';
import { useAtomValue } from 'jotai';
import {
  type Location,
  Route,
  unstable_HistoryRouter as Router,
  Routes,
  useLocation,
} from 'react-router-dom';
import { Dialogs } from './Dialogs.tsx';
import { Doorway } from './Doorway.tsx';
import type { EmbedHistory } from './history.ts';
import { useMoves } from './useMoves.ts';
import { reasonOf, tellError, type Visit } from './visit.ts';

interface EmbedPagesProps {
  visit: Visit;
  remote: RemoteModule;
  history: EmbedHistory;
  /** Restarts after a failure, with a new token or a readable configuration. */
  onRetry(): void;
}

/** The surroundings of a remote that the shell otherwise provides. */
export function EmbedPages({ visit, remote, history, onRetry }: EmbedPagesProps) {
  const project = useAtomValue(configAtom)?.project;
  return (
    <TokenWord value={project === 'mti' ? 'coin' : 'token'}>
      <Router history={history.history} basename={history.basename} useTransitions={false}>
        <Doorway visit={visit} onRetry={onRetry}>
          <RemoteBoundary
            remote={visit.remote}
            onError={(error) => tellBroken(visit, error)}
            onRetry={() => undefined}
          >
            <Pages visit={visit} remote={remote} />
          </RemoteBoundary>
        </Doorway>
      </Router>
      <Dialogs origin={visit.options.origin} />
    </TokenWord>
  );
}

function tellBroken(visit: Visit, error: unknown): void {
  tellError(visit, { place: 'section', reason: reasonOf(error), isFatal: true });
}

/** The page of the address. A page that was opened from another page appears above that page (R29). */
function Pages({ visit, remote: { Routes: Remote } }: Pick<EmbedPagesProps, 'visit' | 'remote'>) {
  const location = useLocation();
  const background = backgroundOf(location);
  useMoves(visit);
  const shown = background ? [background, location] : [location];
  return (
    <PagePlace value={shown[0]?.pathname ?? null}>
      {shown.map((place, index) => (
        <Routes key={index === 0 ? 'page' : 'above'} location={place}>
          <Route path="*" element={<Remote />} />
        </Routes>
      ))}
    </PagePlace>
  );
}

function backgroundOf({ state }: Location): Location | null {
  const hasBackground = typeof state === 'object' && state !== null && 'background' in state;
  return hasBackground ? (state.background as Location) : null;
}
