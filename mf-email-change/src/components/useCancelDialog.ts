import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The question has an address, `?open=cancel`: Back closes it, a reload and a link open it. */
export function useCancelDialog() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isOpenedHere = typeof state === 'object' && state !== null && 'isOpenedHere' in state;

  return {
    isOpen: search.get('open') === 'cancel',
    open: () => setSearch({ open: 'cancel' }, { state: { isOpenedHere: true } }),
    // Back to where it was opened, so that closing leaves no second entry of the same page in the history.
    close: () => (isOpenedHere ? navigate(-1) : setSearch({}, { replace: true })),
  };
}
