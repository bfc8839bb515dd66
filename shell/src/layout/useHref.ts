import { safeHref } from '@cabinet/domain/href';
import { reportError } from '@cabinet/state/report';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** §9, in milliseconds. */
const DELAY_MS = 200;

/** §2: `?href=` at the start redirects within the cabinet. Only reports an external address (R30). */
export function useHref(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const href = new URLSearchParams(location.search).get('href');
    if (href === null) return;
    const place = safeHref(href, location.origin);
    if (place === null) return reportError(new Error('A link leaves the cabinet'), 'href');
    const timer = setTimeout(() => navigate(place, { replace: true }), DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
}
