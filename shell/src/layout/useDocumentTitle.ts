import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from './useNavigation.ts';

/** The window is called like the page that is open. */
export function useDocumentTitle(): void {
  const { t } = useTranslation('shell');
  const { current } = useNavigation();
  const title = `${t(`title.${current.name}`)} · ${t('programme')}`;
  useEffect(() => {
    if (!current.hasOwnTitles) document.title = title;
  }, [title, current.hasOwnTitles]);
}
