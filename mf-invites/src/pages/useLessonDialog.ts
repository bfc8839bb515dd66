import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The entry of the history before this one is the page without the lesson. */
const OPENED_HERE = { isOpenedHere: true };

/** The open lesson has an address, `?lesson=3`: Back closes it, a link opens it. */
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
    /** The lesson in the address, whether there is such a one or not. */
    wanted: params.get('lesson'),
    close,
    /** From the page to a lesson, or from one lesson to another in its place. */
    linkTo: (id: number) => ({
      to: { search: `?lesson=${id}` },
      state: params.has('lesson') ? state : OPENED_HERE,
      replace: params.has('lesson'),
    }),
  };
}
