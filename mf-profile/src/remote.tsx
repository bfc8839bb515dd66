import { PageLoader, Part } from '@cabinet/ui';
import { Route, Routes as RouterRoutes } from 'react-router-dom';
import { GetCardSkeleton } from './components/getCard/GetCardSkeleton.tsx';
import { laterWords } from './locales/laterWords.ts';
import { HomePage } from './pages/HomePage.tsx';
import { paths } from './paths.ts';

export const contract = 1;

export { messages } from './messages.ts';

// These pages load later, because the get-card page needs the numbering plans of twelve countries.
const loadGetCard = () => import('./pages/GetCardPage.tsx');
const loadProfile = () => import('./pages/ProfilePage.tsx');
const loadNoCard = () => import('./pages/NoCardPage.tsx');

/** The pages of the participant: home, profile, get-card and no-card. */
export function Routes() {
  return (
    <RouterRoutes>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.profile} element={<Profile />} />
      <Route path={paths.getCard} element={<GetCard />} />
      <Route path={paths.noCard} element={<NoCard />} />
    </RouterRoutes>
  );
}

function Profile() {
  return (
    <Part load={loadProfile} words={laterWords} meanwhile={<PageLoader />}>
      {({ ProfilePage }) => <ProfilePage />}
    </Part>
  );
}

function GetCard() {
  return (
    <Part load={loadGetCard} words={laterWords} meanwhile={<GetCardSkeleton />}>
      {({ GetCardPage }) => <GetCardPage />}
    </Part>
  );
}

function NoCard() {
  return (
    <Part load={loadNoCard} words={laterWords} meanwhile={<GetCardSkeleton />}>
      {({ NoCardPage }) => <NoCardPage />}
    </Part>
  );
}
