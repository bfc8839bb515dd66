import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** A dialog in the address, `?code=12`. Back closes it; a reload or a link opens it. */
export function useAddressedDialog(name: string, id: number | 'new') {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const others = [...search].filter(([other]) => other !== name);

  function open() {
    setSearch([...others, [name, String(id)]], { state: { isOpenedHere: true } });
  }

  // Go back, so that the history holds no second entry of the same page.
  function close() {
    if (isOpenedHere(state)) navigate(-1);
    else setSearch(others, { replace: true });
  }

  return { isOpen: search.get(name) === String(id), open, close };
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state;
}
