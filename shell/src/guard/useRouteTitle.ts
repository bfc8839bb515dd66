import { useFormats } from '@cabinet/i18n/useFormats';
import { useTranslation } from 'react-i18next';
import type { CabinetRoute } from './routes.ts';

/** Returns a route's title for the navigation or for the document. */
export function useRouteTitle(place: 'nav' | 'title'): (route: CabinetRoute) => string {
  const { t } = useTranslation('shell');
  const { localText } = useFormats();
  return ({ name, title }) => (title ? localText(title) : t(`${place}.${name}`));
}
