import { PageLoader, Part } from '@cabinet/ui';
import { Route, Routes as RouterRoutes } from 'react-router-dom';
import { InviteSkeleton } from './components/InviteSkeleton.tsx';
import { laterWords } from './locales/laterWords.ts';
import { educationWords, ratingWords } from './locales/pageWords.ts';
import ru from './locales/ru.json' with { type: 'json' };
import { InvitationListPage } from './pages/InvitationListPage.tsx';
import { paths } from './paths.ts';

export const contract = 1;

export const messages = {
  ru,
  uz: () => import('./locales/uz.json', { with: { type: 'json' } }),
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
};

// These pages load later, because the invite page needs the numbering plans of twelve countries.
const loadInvite = () => import('./pages/InvitePage.tsx');
const loadRating = () => import('./pages/RatingPage.tsx');
const loadEducation = () => import('./pages/EducationPage.tsx');

/** The pages of a participant's friends: invitations, invite form, rating and course. */
export function Routes() {
  return (
    <RouterRoutes>
      <Route path={paths.list} element={<InvitationListPage />} />
      <Route path={paths.invite} element={<Invite />} />
      <Route path={paths.rating} element={<Rating />} />
      <Route path={paths.education} element={<Education />} />
    </RouterRoutes>
  );
}

function Invite() {
  return (
    <Part load={loadInvite} words={laterWords} meanwhile={<InviteSkeleton />}>
      {({ InvitePage }) => <InvitePage />}
    </Part>
  );
}

function Rating() {
  return (
    <Part load={loadRating} words={ratingWords} meanwhile={<PageLoader />}>
      {({ RatingPage }) => <RatingPage />}
    </Part>
  );
}

function Education() {
  return (
    <Part load={loadEducation} words={educationWords} meanwhile={<PageLoader />}>
      {({ EducationPage }) => <EducationPage />}
    </Part>
  );
}
