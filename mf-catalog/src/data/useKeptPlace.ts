import { whereAllowed } from '@cabinet/api';
import { sessionAtom, store } from '@cabinet/state';
import { type RefObject, useLayoutEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

interface Place {
  /** How far the window was scrolled, in pixels. */
  top: number;
  /** Of the elements with `data-page`, in pixels, by that name. */
  heights: Record<string, number>;
}

const STORED_AS = 'cabinet-catalogue-places';
/** Key of the first entry of a history, before the address. */
const NO_KEY = 'default';
/** So many lists of a tab are remembered. */
const MOST = 20;
/** Milliseconds of rest after which a place is kept. */
const REST = 200;

/**
 * Where a long list stood when its page was left: Back and a reload find it there again. What is not drawn has to be as
 * high as it was for that.
 * @param list what holds the pages
 * @param isReady its beginning is drawn
 * @returns the heights that its pages had
 */
export function useKeptPlace(list: RefObject<HTMLElement | null>, isReady: boolean): Place['heights'] {
  const { key, pathname, search } = useLocation();
  const entry = `${key} ${pathname}${search}`;
  const kept = useMemo(() => placeOf(entry), [entry]);

  useLayoutEffect(() => {
    if (isReady && kept) scrollTo(0, kept.top);
  }, [isReady, kept]);

  useLayoutEffect(() => {
    let top = kept?.top ?? 0;
    let timer: ReturnType<typeof setTimeout>;
    const keep = () => {
      // A page that is being left may be hidden already: nothing of it has a height then.
      if (list.current?.offsetHeight) keepPlace(entry, { top, heights: heightsIn(list.current) });
    };
    const note = () => {
      top = scrollY;
      clearTimeout(timer);
      timer = setTimeout(keep, REST);
    };
    addEventListener('scroll', note, { passive: true });
    // Before the list is taken out of the document: afterwards nothing has a height.
    return () => {
      removeEventListener('scroll', note);
      clearTimeout(timer);
      keep();
    };
  }, [list, entry, kept]);

  return kept?.heights ?? {};
}

function heightsIn(list: HTMLElement): Place['heights'] {
  const pages = [...list.querySelectorAll<HTMLElement>('[data-page]')];
  return Object.fromEntries(pages.map((page) => [page.dataset.page, page.getBoundingClientRect().height]));
}

let isFirst = true;

/** The place of an entry of the history; the first one of a document that was loaded again has lost its key. */
function placeOf(entry: string): Place | undefined {
  const places = storedPlaces();
  const isLoaded = isFirst && entry.startsWith(NO_KEY);
  isFirst = false;
  if (!isLoaded) return places[entry];
  const address = entry.slice(NO_KEY.length);
  return isReturn() ? Object.entries(places).findLast(([other]) => other.endsWith(address))?.[1] : undefined;
}

/** The document was loaded again, or come back to, and not just opened. */
function isReturn(): boolean {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  return load !== undefined && 'type' in load && (load.type === 'reload' || load.type === 'back_forward');
}

function storedPlaces(): Record<string, Place> {
  return whereAllowed(() => JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}')) ?? {};
}

function keepPlace(entry: string, place: Place): void {
  // A list that goes away because its reader signed out is forgotten (V3).
  if (!store.get(sessionAtom)) return;
  const { [entry]: _, ...others } = storedPlaces();
  const newest = [...Object.entries(others).slice(1 - MOST), [entry, place]];
  // Where it is not allowed the list begins at its top.
  whereAllowed(() => sessionStorage.setItem(STORED_AS, JSON.stringify(Object.fromEntries(newest))));
}
