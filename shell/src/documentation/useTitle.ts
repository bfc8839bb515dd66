import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the document title to the title of the open page. */
export function useTitle(page: string): void {
  const { t } = useTranslation('documentation');
  const title = `${page} · ${t('title')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
