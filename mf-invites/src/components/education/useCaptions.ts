import type { Locale } from '@cabinet/contracts/config';
import { useFormats } from '@cabinet/i18n';
import { useEffect, useState } from 'react';

export type Captions = Locale | 'off';

/**
 * The captions of a video, initially in the interface language. The buttons beside the video exist because
 * some browsers' caption menus are not reachable by keyboard.
 */
export function useCaptions(locales: readonly Locale[]) {
  const { locale } = useFormats();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [shown, setShown] = useState<Captions>(() => (locales.includes(locale) ? locale : 'off'));

  useEffect(() => {
    const tracks = video?.textTracks;
    const read = () => setShown(shownOf([...(tracks ?? [])]));
    tracks?.addEventListener('change', read);
    return () => tracks?.removeEventListener('change', read);
  }, [video]);

  function show(next: Captions): void {
    setShown(next);
    for (const track of video?.textTracks ?? []) {
      track.mode = track.language === next ? 'showing' : 'disabled';
    }
  }

  return { video, setVideo, shown, show };
}

function shownOf(tracks: TextTrack[]): Captions {
  return (tracks.find(({ mode }) => mode === 'showing')?.language as Locale | undefined) ?? 'off';
}
