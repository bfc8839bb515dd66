import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteTitle } from '../guard/useRouteTitle.ts';
import { useNavigation } from './useNavigation.ts';

/** The window is called like the page that is open. */
export function useDocumentTitle(): void {
  const { t } = useTranslation('shell');
  const { current } = useNavigation();
  const titleOf = useRouteTitle('title');
  const title = `${titleOf(current)} · ${t('programme')}`;
  useEffect(() => {
    if (!current.hasOwnTitles) document.title = title;
  }, [title, current.hasOwnTitles]);
}
