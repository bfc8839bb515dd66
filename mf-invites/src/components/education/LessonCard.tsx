import type { Lesson } from '@cabinet/contracts/lessons';
import { clockText, useFormats } from '@cabinet/i18n';

import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import { lessonState, watchedShare } from '../../domain/lessonTime.ts';
import styles from './LessonCard.module.css';
import { LessonRing } from './LessonRing.tsx';

interface LessonCardProps {
  lesson: Lesson;
  /** Position in the course. */
  number: number;
  link: LinkProps;
}

/** A lesson with the participant's progress. The whole card is a link. */
export function LessonCard({ lesson, number, link }: LessonCardProps) {
  const { t } = useTranslation('mf-invites-education');
  const { localText } = useFormats();
  const { title, description, seconds, watched, materials } = lesson;
  const state = lessonState(lesson);
  return (
    <li className={styles.card}>
      <LessonRing number={number} share={watchedShare(lesson)} />
      <div className={styles.text}>
        <p className={styles.label}>{t('lesson.number', { number })}</p>
        <h2 className={styles.title}>
          <Link {...link} className={styles.link}>
            {localText(title)}
          </Link>
        </h2>
        <p className={styles.description}>{localText(description)}</p>
      </div>
      <p className={styles.state}>
        <strong>{t(`state.${state}`, { time: clockText(watched ?? 0) })}</strong>
        <span className={styles.facts}>
          <span>{t('lesson.length', { time: clockText(seconds) })}</span>
          {materials && materials.length > 0 && (
            <span>{t('lesson.materials', { count: materials.length })}</span>
          )}
        </span>
      </p>
    </li>
  );
}
