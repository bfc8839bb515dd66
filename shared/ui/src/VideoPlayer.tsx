import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import styles from './VideoPlayer.module.css';

export interface VideoSource {
  src: string;
  /** `video/mp4`, `video/webm`. The browser uses the first playable source. */
  type: string;
}

export interface VideoCaptions {
  /** A WebVTT file. */
  src: string;
  /** `ru`, `uz`, `en`. */
  language: string;
  /** The name in the captions menu: «Русский». */
  label: string;
  /** Shown by default. */
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
  /** The content of the video, in words. */
  label: string;
  sources: readonly VideoSource[];
  /** The speech as text, for people who do not hear it (WCAG 1.2.2). */
  captions: readonly VideoCaptions[];
  /** The picture before playback. The browser loads only this file until then. */
  poster: string;
}

/** A video with the browser's own controls. The browser loads the video when it plays. */
export function VideoPlayer({ label, sources, captions, poster, onPlay, ...props }: VideoPlayerProps) {
  // The browser would load the default captions at once.
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
