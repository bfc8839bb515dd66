import type { Lesson } from '@cabinet/contracts/lessons';
import { useFormats } from '@cabinet/i18n';
import { buttonClass, Dialog, InfoDialog, Tag } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import { MaterialList } from '../components/education/MaterialList.tsx';
import styles from './EducationLesson.module.css';
import { EducationVideo } from './EducationVideo.tsx';

interface EducationLessonProps {
  /** From the address. */
  wanted: string;
  lessons: readonly Lesson[];
  linkTo(id: number): LinkProps;
  onClose(): void;
}

export function EducationLesson({ wanted, lessons, linkTo, onClose }: EducationLessonProps) {
  const { t } = useTranslation('mf-invites-education');
  const { localText } = useFormats();
  const place = lessons.findIndex(({ id }) => String(id) === wanted);
  const lesson = lessons[place];
  if (!lesson) {
    return <InfoDialog open title={t('missing.title')} message={t('missing.text')} onClose={onClose} />;
  }

  const before = lessons[place - 1];
  const after = lessons[place + 1];
  return (
    <Dialog
      open
      title={localText(lesson.title)}
      width={840}
      isFullSheet
      onClose={onClose}
      actions={
        <nav className={styles.others} aria-label={t('lesson.others')}>
          {before && (
            <Link {...linkTo(before.id)} className={buttonClass({ variant: 'line' })}>
              {t('lesson.previous')}
            </Link>
          )}
          {after && (
            <Link {...linkTo(after.id)} className={buttonClass()}>
              {t('lesson.next')}
            </Link>
          )}
        </nav>
      }
    >
      <div className={styles.lesson}>
        <EducationVideo lesson={lesson} number={place + 1} />
        <p className={styles.description}>
          {lesson.doneAt !== null && <Tag tone="success">{t('state.done')}</Tag>}{' '}
          {localText(lesson.description)}
        </p>
        <MaterialList materials={lesson.materials ?? []} />
      </div>
    </Dialog>
  );
}
