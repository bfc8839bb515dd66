import { useEffect, useEffectEvent, useRef } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import type { Visit } from './visit.ts';

/** Reports every navigation inside the embed to the portal, except the start. */
export function useMoves(visit: Visit): void {
  const path = createPath(useLocation());
  const last = useRef(path);
  const tell = useEffectEvent(() => {
    const { origin, onNavigate } = visit.options;
    onNavigate?.({ path, href: `${origin}/my${path}`, leaves: false });
  });

  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    tell();
  }, [path]);
}
