import { type PartWords, usePart } from '@cabinet/i18n/usePart';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { PageLoader } from '@cabinet/ui/PageLoader';
import type { ComponentType, ReactNode } from 'react';
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

// With the numbering plans of twelve countries, which the list does not need.
const loadInvite = async () => ({ Page: (await import('./pages/InvitePage.tsx')).InvitePage });

const loadRating = async () => ({ Page: (await import('./pages/RatingPage.tsx')).RatingPage });
const loadEducation = async () => ({ Page: (await import('./pages/EducationPage.tsx')).EducationPage });

/** The friends of a participant: those who are invited, the form that invites one, what others do and how to learn it. */
export function Routes() {
  return (
    <RouterRoutes>
      <Route path={paths.list} element={<InvitationListPage />} />
      <Route
        path={paths.invite}
        element={<Opened key="invite" load={loadInvite} words={laterWords} meanwhile={<InviteSkeleton />} />}
      />
      <Route
        path={paths.rating}
        element={<Opened key="rating" load={loadRating} words={ratingWords} meanwhile={<PageLoader />} />}
      />
      <Route
        path={paths.education}
        element={
          <Opened key="education" load={loadEducation} words={educationWords} meanwhile={<PageLoader />} />
        }
      />
    </RouterRoutes>
  );
}

interface OpenedProps {
  load: () => Promise<{ Page: ComponentType }>;
  words: PartWords;
  meanwhile: ReactNode;
}

/** A page that the first screen does not wait for. */
function Opened({ load, words, meanwhile }: OpenedProps) {
  const { part, hasFailed, fetchPart } = usePart(load, words);
  if (part) return <part.Page />;
  return hasFailed ? <LoadFailure onRetry={fetchPart} /> : meanwhile;
}
