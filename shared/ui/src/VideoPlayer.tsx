import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import styles from './VideoPlayer.module.css';

export interface VideoSource {
  src: string;
  /** `video/mp4`, `video/webm`. The browser takes the first that it can play. */
  type: string;
}

export interface VideoCaptions {
  /** A WebVTT file. */
  src: string;
  /** `ru`, `uz`, `en`. */
  language: string;
  /** As the menu of captions names it: «Русский». */
  label: string;
  /** Shown unless the participant chooses otherwise. */
  isDefault?: boolean | undefined;
}

export interface VideoPlayerProps
  extends Pick<
    ComponentProps<'video'>,
    | 'ref'
    | 'crossOrigin'
    | 'loop'
    | 'onPlay'
    | 'onLoadedMetadata'
    | 'onTimeUpdate'
    | 'onPause'
    | 'onEnded'
    | 'onError'
  > {
  /** What the video shows. */
  label: string;
  sources: readonly VideoSource[];
  /** What is said, as text: without it those who do not hear are left out (WCAG 1.2.2). */
  captions: readonly VideoCaptions[];
  /** A picture as long as nothing is played, which is all that is loaded until then. */
  poster: string;
}

/** A video with the browser's own controls. Nothing of it is loaded before it is played. */
export function VideoPlayer({ label, sources, captions, poster, onPlay, ...props }: VideoPlayerProps) {
  // The browser would fetch those shown by default at once.
  const [hasPlayed, setPlayed] = useState(false);

  function play(event: SyntheticEvent<HTMLVideoElement>) {
    setPlayed(true);
    onPlay?.(event);
  }

  return (
    <video
      {...props}
      className={styles.video}
      controls
      playsInline
      preload="none"
      poster={poster}
      aria-label={label}
      onPlay={play}
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {(hasPlayed ? captions : []).map(({ src, language, label: name, isDefault }) => (
        <track key={language} kind="captions" src={src} srcLang={language} label={name} default={isDefault} />
      ))}
    </video>
  );
}
