import { fireEvent, screen } from '@testing-library/react';
import { renderUi } from '../test/renderUi.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

test('a video has a name, and loads only its picture before it plays', async () => {
  await renderUi(
    <VideoPlayer
      label="Как позвать друга"
      poster="/poster.webp"
      sources={[{ src: '/friend.mp4', type: 'video/mp4' }]}
      captions={[{ src: '/friend.ru.vtt', language: 'ru', label: 'Русский', isDefault: true }]}
    />,
  );
  const video = screen.getByLabelText('Как позвать друга');
  expect(video).toHaveAttribute('preload', 'none');
  expect(video.querySelector('track')).toBeNull();
  fireEvent.play(video);
  expect(video.querySelector('track')).toHaveAttribute('srclang', 'ru');
});
