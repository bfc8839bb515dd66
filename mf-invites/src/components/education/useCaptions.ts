import type { Locale } from '@cabinet/contracts/config';
import { useFormats } from '@cabinet/i18n';
import { useEffect, useRef, useState } from 'react';

export type Captions = Locale | 'off';

/**
 * The captions of a video: in the language spoken to begin with. Chosen beside the video or in the browser's own menu,
 * which not every browser lets the keyboard reach.
 */
export function useCaptions(locales: readonly Locale[]) {
  const { locale } = useFormats();
  const video = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState<Captions>(() => (locales.includes(locale) ? locale : 'off'));

  useEffect(() => {
    const tracks = video.current?.textTracks;
    const read = () => setShown(shownOf([...(tracks ?? [])]));
    tracks?.addEventListener('change', read);
    return () => tracks?.removeEventListener('change', read);
  }, []);

  function show(next: Captions): void {
    setShown(next);
    for (const track of video.current?.textTracks ?? []) {
      track.mode = track.language === next ? 'showing' : 'disabled';
    }
  }

  return { video, shown, show };
}

function shownOf(tracks: TextTrack[]): Captions {
  return (tracks.find(({ mode }) => mode === 'showing')?.language as Locale | undefined) ?? 'off';
}
