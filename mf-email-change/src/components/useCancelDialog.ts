import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The dialog in the address, `?open=cancel`. Back closes it; a reload or a link opens it. */
export function useCancelDialog() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isOpenedHere = typeof state === 'object' && state !== null && 'isOpenedHere' in state;

  return {
    isOpen: search.get('open') === 'cancel',
    open: () => setSearch({ open: 'cancel' }, { state: { isOpenedHere: true } }),
    // Go back, so that the history holds no second entry of the same page.
    close: () => (isOpenedHere ? navigate(-1) : setSearch({}, { replace: true })),
  };
}
