import { VideoPlayer } from '@cabinet/ui/VideoPlayer';
import { useTranslation } from 'react-i18next';
import captions from '../pictures/lesson.vtt';
import lesson from '../pictures/lesson.webm';
import poster from '../pictures/poster.svg';

export function Lesson() {
  const { t } = useTranslation('documentation');
  return (
    <VideoPlayer
      label={t('words.lesson')}
      poster={poster}
      sources={[{ src: lesson, type: 'video/webm' }]}
      captions={[{ src: captions, language: 'ru', label: t('words.russian') }]}
    />
  );
}
