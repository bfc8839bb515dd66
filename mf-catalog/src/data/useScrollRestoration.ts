import { whereAllowed } from '@cabinet/api';
import { sessionAtom, store } from '@cabinet/state';
import { type RefObject, useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

interface ScrollPosition {
  /** Scroll position of the window, in pixels. */
  top: number;
  /** Heights of the elements with `data-page`, in pixels, by page. */
  heights: Record<string, number>;
}

const STORED_AS = 'cabinet-catalogue-places';
/** Key of the first history entry, before the address. */
const NO_KEY = 'default';
/** Number of lists that a tab remembers. */
const MOST = 20;
/** Milliseconds without scrolling before a position is saved. */
const REST = 200;

/**
 * Restores the scroll position of a long list after Back and after a reload. Pages that are not rendered need
 * their former height for that.
 * @param list contains the pages
 * @param isReady the first page is rendered
 * @returns the former heights of the pages
 */
export function useScrollRestoration(
  list: RefObject<HTMLElement | null>,
  isReady: boolean,
): ScrollPosition['heights'] {
  const { key, pathname, search } = useLocation();
  const entry = `${key} ${pathname}${search}`;
  const kept = useMemo(() => positionOf(entry), [entry]);

  useLayoutEffect(() => {
    if (isReady && kept) scrollTo(0, kept.top);
  }, [isReady, kept]);

  useLayoutEffect(() => {
    let top = kept?.top ?? 0;
    let timer: ReturnType<typeof setTimeout>;
    const keep = () => {
      // A page that is being left may already be hidden and have no heights.
      if (list.current?.offsetHeight) keepPosition(entry, { top, heights: heightsIn(list.current) });
    };
    const note = () => {
      top = scrollY;
      clearTimeout(timer);
      timer = setTimeout(keep, REST);
    };
    addEventListener('scroll', note, { passive: true });
    // Save in the layout effect's cleanup, while the list is in the document and has heights.
    return () => {
      removeEventListener('scroll', note);
      clearTimeout(timer);
      keep();
    };
  }, [list, entry, kept]);

  return kept?.heights ?? {};
}

function heightsIn(list: HTMLElement): ScrollPosition['heights'] {
  const pages = [...list.querySelectorAll<HTMLElement>('[data-page]')];
  return Object.fromEntries(pages.map((page) => [page.dataset.page, page.getBoundingClientRect().height]));
}

let isFirst = true;

/**
 * The saved position of a history entry. After a reload the first entry has lost its key, so search by address.
 */
function positionOf(entry: string): ScrollPosition | undefined {
  const positions = storedPositions();
  const isLoaded = isFirst && entry.startsWith(NO_KEY);
  isFirst = false;
  if (!isLoaded) return positions[entry];
  const address = entry.slice(NO_KEY.length);
  return isReturn()
    ? Object.entries(positions).findLast(([other]) => other.endsWith(address))?.[1]
    : undefined;
}

/** Whether the document was reloaded or reached by Back or Forward. */
function isReturn(): boolean {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  return load !== undefined && 'type' in load && (load.type === 'reload' || load.type === 'back_forward');
}

function storedPositions(): Record<string, ScrollPosition> {
  return whereAllowed(() => JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}')) ?? {};
}

function keepPosition(entry: string, position: ScrollPosition): void {
  // A list that disappears at sign-out is not saved (V3).
  if (!store.get(sessionAtom)) return;
  const { [entry]: _, ...others } = storedPositions();
  const newest = [...Object.entries(others).slice(1 - MOST), [entry, position]];
  // Without storage the list starts at its top.
  whereAllowed(() => sessionStorage.setItem(STORED_AS, JSON.stringify(Object.fromEntries(newest))));
}
