import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The dialogs of the home page. */
export const HOME_DIALOGS = [
  'card',
  'level',
  'code',
  'data',
  'estimate',
  'friends',
  'manager',
  'question',
  'conversion',
  'phone',
  'photo',
  'goal',
  'views',
  'privacy',
] as const;
export type HomeDialog = (typeof HOME_DIALOGS)[number];

export interface HomeDialogProps {
  onClose(): void;
}

/** The dialog in the address, `?open=card`. Back closes it; a reload or a link opens it. */
export function useHomeDialog() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isOpenedHere = typeof state === 'object' && state !== null && 'isOpenedHere' in state;
  const name = HOME_DIALOGS.find((dialog) => dialog === params.get('open')) ?? null;

  function open(dialog: HomeDialog) {
    const change = (now: URLSearchParams) => {
      now.set('open', dialog);
      return now;
    };
    setParams(change, { state: { isOpenedHere: true } });
  }

  // Go back, so that the history holds no second entry of the same page.
  function close() {
    if (isOpenedHere) return navigate(-1);
    setParams(
      (now) => {
        now.delete('open');
        return now;
      },
      { replace: true },
    );
  }

  return { name, open, close };
}
