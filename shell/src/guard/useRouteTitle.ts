import { useFormats } from '@cabinet/i18n/useFormats';
import { useTranslation } from 'react-i18next';
import type { CabinetRoute } from './routes.ts';

/** What a route is called, in the navigation or by the window. */
export function useRouteTitle(place: 'nav' | 'title'): (route: CabinetRoute) => string {
  const { t } = useTranslation('shell');
  const { localText } = useFormats();
  return ({ name, title }) => (title ? localText(title) : t(`${place}.${name}`));
}
