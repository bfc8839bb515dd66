import type { Locale } from '@cabinet/contracts/config';
import type { Lesson } from '@cabinet/contracts/lessons';
import { clockText, useFormats } from '@cabinet/i18n';
import { LoadFailure, Segments } from '@cabinet/ui';
import { VideoPlayer } from '@cabinet/ui/VideoPlayer';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LessonRing } from '../components/education/LessonRing.tsx';
import { useCaptions } from '../components/education/useCaptions.ts';
import { useLessonProgress } from '../data/useLessonProgress.ts';
import { resumeAt, watchedShare } from '../domain/lessonTime.ts';
import styles from './EducationVideo.module.css';

const WEBM = 'video/webm';

/** A transparent poster. Without a poster the browser paints a background over the ring. */
const CLEAR = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';

interface EducationVideoProps {
  lesson: Lesson;
  /** Position in the course. */
  number: number;
}

/** The video of a lesson, which resumes at the last position and saves the progress. */
export function EducationVideo({ lesson, number }: EducationVideoProps) {
  const { t } = useTranslation('mf-invites-education');
  const { localText } = useFormats();
  const [begin] = useState(() => resumeAt(lesson));
  const [state, setState] = useState<'new' | 'begun' | 'failed' | 'retried'>('new');
  const place = useRef(begin);
  const { obstacle, hasFailed, reach, rest } = useLessonProgress(lesson);
  const tracks = lesson.captions ?? [];
  const { video, setVideo, shown, show } = useCaptions(tracks.map(({ locale }) => locale));

  useEffect(() => {
    if (state !== 'retried') return;
    video?.focus();
    video?.play().catch(() => {
      // A missing file arrives in `onError`. If the browser refuses to play, its controls are there.
    });
  }, [state, video]);

  if (state === 'failed') {
    const error = { kind: 'network' };
    return <LoadFailure title={t('video.failed')} error={error} onRetry={() => setState('retried')} />;
  }

  /** A note about the saved position, only if there is a problem or a position to resume. */
  function note() {
    if (obstacle) return t(`obstacle.${obstacle}`);
    if (hasFailed) return t('video.notKept');
    return begin > 0 && state === 'new' && t('video.resume', { time: clockText(begin) });
  }

  const language = (locale: Locale) => ({ value: locale, text: t(`language.${locale}`), lang: locale });
  return (
    <div className={styles.place}>
      <div className={styles.screen} data-state={state}>
        {state === 'new' && (
          <div className={styles.art}>
            <LessonRing number={number} share={watchedShare(lesson)} />
          </div>
        )}
        <VideoPlayer
          ref={setVideo}
          label={localText(lesson.title)}
          poster={CLEAR}
          sources={[{ src: lesson.videoUrl, type: WEBM }]}
          captions={tracks.map(({ locale, url }) => ({
            src: url,
            language: locale,
            label: t(`language.${locale}`),
            isDefault: locale === shown,
          }))}
          onLoadedMetadata={({ currentTarget }) => {
            currentTarget.currentTime = place.current;
          }}
          onPlay={() => setState('begun')}
          onTimeUpdate={({ currentTarget }) => {
            place.current = currentTarget.currentTime;
            reach(place.current);
          }}
          onPause={rest}
          onError={() => setState('failed')}
        />
      </div>
      <div className={styles.below}>
        <p role="status">{note()}</p>
        {tracks.length > 0 && (
          <div className={styles.captions}>
            <span aria-hidden="true">{t('captions.label')}</span>
            <Segments
              label={t('captions.label')}
              options={[
                { value: 'off', text: t('captions.off') },
                ...tracks.map(({ locale }) => language(locale)),
              ]}
              value={shown}
              onChange={show}
            />
          </div>
        )}
      </div>
    </div>
  );
}
