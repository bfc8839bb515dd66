import type { Lesson } from '@cabinet/contracts/lessons';
import { courseProgress, nextLesson } from '@cabinet/domain/lesson';
import { clockText, useFormats } from '@cabinet/i18n';
import { openSharePanel } from '@cabinet/state';
import { buttonClass, Progress, Stage } from '@cabinet/ui';
import { Play, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import { lessonState, resumeAt } from '../../domain/lessonTime.ts';
import { paths } from '../../paths.ts';
import styles from './CourseStage.module.css';

interface CourseStageProps {
  lessons: readonly Lesson[];
  linkTo(id: number): LinkProps;
}

/** The next lesson and the progress of the course. */
export function CourseStage({ lessons, linkTo }: CourseStageProps) {
  const { t } = useTranslation('mf-invites-education');
  const { done } = courseProgress(lessons);
  const next = nextLesson(lessons);
  const label = t('course.done', { done, count: lessons.length });
  return (
    <Stage className={styles.stage} aria-label={t('course.title')}>
      {next ? (
        <NextLesson lesson={next} number={lessons.indexOf(next) + 1} link={linkTo(next.id)} />
      ) : (
        <Finished />
      )}
      <div className={styles.progress}>
        <p>{label}</p>
        <Progress label={label} value={done} max={lessons.length} isSegmented />
      </div>
    </Stage>
  );
}

function NextLesson({ lesson, number, link }: { lesson: Lesson; number: number; link: LinkProps }) {
  const { t } = useTranslation('mf-invites-education');
  const { localText } = useFormats();
  const time = clockText(lesson.seconds - resumeAt(lesson));
  const state = lessonState(lesson);
  return (
    <div className={styles.next}>
      <p className={styles.label}>{t('course.next', { number, time })}</p>
      <h2 className={styles.title}>{localText(lesson.title)}</h2>
      <p className={styles.text}>{localText(lesson.description)}</p>
      <Link {...link} className={buttonClass({ variant: 'accent' })}>
        <Play size={18} strokeWidth={1.8} aria-hidden="true" />
        {t(state === 'begun' ? 'course.goOn' : 'course.begin')}
      </Link>
    </div>
  );
}

function Finished() {
  const { t } = useTranslation('mf-invites-education');
  return (
    <div className={styles.next}>
      <h2 className={styles.title}>{t('course.finished')}</h2>
      <p className={styles.text}>{t('course.finishedText')}</p>
      <Link to={paths.invite} className={buttonClass({ variant: 'accent' })} onClick={openSharePanel}>
        <UserPlus size={18} strokeWidth={1.8} aria-hidden="true" />
        {t('course.invite')}
      </Link>
    </div>
  );
}
