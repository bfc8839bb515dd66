import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export type InvitationDialog = { name: 'reward' } | { name: 'invitation' | 'question'; id: number };

/** Marks that the previous history entry is the page without the dialog. */
const OPENED_HERE = { isOpenedHere: true };

/** The dialog in the address, `?open=12` or `?open=12&ask=manager`. Back closes it; a link opens it. */
export function useInvitationDialog() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isOpenedHere = typeof state === 'object' && state !== null && 'isOpenedHere' in state;

  /** A link that keeps filters and view. */
  function linkTo(dialog: InvitationDialog) {
    const next = new URLSearchParams(params);
    next.set('open', dialog.name === 'reward' ? dialog.name : String(dialog.id));
    if (dialog.name === 'question') next.set('ask', 'manager');
    return { to: { search: next.toString() }, state: OPENED_HERE };
  }

  function close() {
    if (isOpenedHere) return navigate(-1);
    const next = new URLSearchParams(params);
    next.delete(next.has('ask') ? 'ask' : 'open');
    setParams(next, { replace: true });
  }

  return { dialog: readDialog(params), linkTo, close };
}

function readDialog(params: URLSearchParams): InvitationDialog | null {
  const open = params.get('open') ?? '';
  if (open === 'reward') return { name: 'reward' };
  if (!/^\d+$/.test(open)) return null;
  return { name: params.get('ask') === 'manager' ? 'question' : 'invitation', id: Number(open) };
}
