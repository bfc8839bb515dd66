import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteTitle } from '../guard/useRouteTitle.ts';
import { useNavigation } from './useNavigation.ts';

/** Sets the document title to the title of the open page. */
export function useDocumentTitle(): void {
  const { t } = useTranslation('shell');
  const { current } = useNavigation();
  const titleOf = useRouteTitle('title');
  const title = `${titleOf(current)} · ${t('programme')}`;
  useEffect(() => {
    if (!current.hasOwnTitles) document.title = title;
  }, [title, current.hasOwnTitles]);
}
