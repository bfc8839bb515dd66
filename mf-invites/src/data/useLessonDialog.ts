import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Marks that the previous history entry is the page without the lesson. */
const OPENED_HERE = { isOpenedHere: true };

/** The open lesson in the address, `?lesson=3`. Back closes it; a link opens it. */
export function useLessonDialog() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isOpenedHere = typeof state === 'object' && state !== null && 'isOpenedHere' in state;

  function close() {
    if (isOpenedHere) return navigate(-1);
    setParams({}, { replace: true });
  }

  return {
    /** The lesson in the address, which may not exist. */
    wanted: params.get('lesson'),
    close,
    /** Links to a lesson. From another lesson the link replaces the entry. */
    linkTo: (id: number) => ({
      to: { search: `?lesson=${id}` },
      state: params.has('lesson') ? state : OPENED_HERE,
      replace: params.has('lesson'),
    }),
  };
}
