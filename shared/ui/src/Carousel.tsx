import { IconButton, VisuallyHidden } from '@cabinet/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Children, type ReactNode, type RefObject, useRef, useState } from 'react';
import styles from './Carousel.module.css';
import { classNames } from './classNames.ts';
import { useUiText } from './useUiText.ts';

export interface CarouselProps {
  /** The content of the carousel, in words. */
  label: string;
  /** Each child is a slide. */
  children: ReactNode;
  /** `full`: a slide is as wide as the carousel. `card`: the next slide is partly visible. */
  slide?: 'full' | 'card' | undefined;
}

// Slides may have no focusable content. Arrow keys then scroll the track itself (WCAG 2.1.1).
const SCROLLED_BY_KEYS = { tabIndex: 0 };

/**
 * Slides side by side, in a ring. The participant drags, scrolls or presses buttons. The carousel never moves
 * automatically (WCAG 2.2.2).
 */
export function Carousel({ label, children, slide = 'full' }: CarouselProps) {
  const t = useUiText();
  const track = useRef<HTMLDivElement>(null);
  const { place, isAtEnd, scroll, show } = useSlides(track);
  const slides = Children.toArray(children);
  const placeText = (number: number) => t('carousel.place', { number, count: slides.length });

  return (
    <section aria-roledescription={t('carousel.name')} aria-label={label}>
      <div
        ref={track}
        className={classNames(styles.track, styles[slide])}
        {...SCROLLED_BY_KEYS}
        onScroll={scroll}
      >
        {slides.map((content, index) => (
          <fieldset
            key={index}
            className={styles.slide}
            aria-roledescription={t('carousel.slide')}
            aria-label={placeText(index + 1)}
          >
            {content}
          </fieldset>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            label={t('carousel.previous')}
            onClick={() => show(place === 0 ? slides.length - 1 : place - 1)}
          >
            <ArrowLeft size={20} strokeWidth={1.8} aria-hidden="true" />
          </IconButton>
          <fieldset className={styles.dots} aria-label={t('carousel.choose')}>
            {slides.map((_, index) => (
              <button
                key={index}
                type="button"
                className={styles.dot}
                aria-label={t('carousel.open', { number: index + 1 })}
                aria-current={index === place || undefined}
                onClick={() => show(index)}
              />
            ))}
          </fieldset>
          <IconButton label={t('carousel.next')} onClick={() => show(isAtEnd ? 0 : place + 1)}>
            <ArrowRight size={20} strokeWidth={1.8} aria-hidden="true" />
          </IconButton>
          <VisuallyHidden role="status">{placeText(place + 1)}</VisuallyHidden>
        </div>
      )}
    </section>
  );
}

/** Returns the visible slide of a scrolled track, and a function that moves to another slide. */
function useSlides(track: RefObject<HTMLDivElement | null>) {
  const [place, setPlace] = useState(0);
  const [isAtEnd, setAtEnd] = useState(false);

  function scroll() {
    if (!track.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = track.current;
    const distances = offsets(track.current).map((left) => Math.abs(left - scrollLeft));
    setPlace(distances.indexOf(Math.min(...distances)));
    setAtEnd(scrollLeft + clientWidth >= scrollWidth - 1);
  }

  function show(index: number) {
    // Scroll only sideways: `scrollIntoView` would also scroll the page.
    if (track.current) track.current.scrollLeft = offsets(track.current)[index] ?? 0;
  }

  return { place, isAtEnd, scroll, show };
}

/** Returns the scroll offset of each slide, in pixels. */
function offsets(track: HTMLElement): number[] {
  const places = [...track.children].map((slide) => (slide as HTMLElement).offsetLeft);
  return places.map((left) => left - (places[0] ?? 0));
}
