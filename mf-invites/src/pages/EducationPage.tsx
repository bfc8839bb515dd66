import { LoadFailure, PageHeading } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { CourseStage } from '../components/education/CourseStage.tsx';
import { EducationSkeleton } from '../components/education/EducationSkeleton.tsx';
import { LessonCard } from '../components/education/LessonCard.tsx';
import { useLessonDialog } from '../data/useLessonDialog.ts';
import { useLessons } from '../data/useLessons.ts';
import { EducationLesson } from './EducationLesson.tsx';
import styles from './EducationPage.module.css';

export function EducationPage() {
  const { t } = useTranslation('mf-invites-education');
  return (
    <div className={styles.page}>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <Course />
    </div>
  );
}

function Course() {
  const { t } = useTranslation('mf-invites-education');
  const { lessons, error, retry, isRefreshing } = useLessons();
  const { wanted, close, linkTo } = useLessonDialog();

  if (!lessons && error) return <LoadFailure error={error} onRetry={retry} busy={isRefreshing} />;
  if (!lessons) return <EducationSkeleton />;
  return (
    <>
      <CourseStage lessons={lessons} linkTo={linkTo} />
      <ol className={styles.list} aria-label={t('lessons')}>
        {lessons.map((lesson, index) => (
          <LessonCard key={lesson.id} lesson={lesson} number={index + 1} link={linkTo(lesson.id)} />
        ))}
      </ol>
      {wanted !== null && (
        <EducationLesson key={wanted} wanted={wanted} lessons={lessons} linkTo={linkTo} onClose={close} />
      )}
    </>
  );
}
