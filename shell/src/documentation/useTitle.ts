import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** The window is called like the page of the area that is open. */
export function useTitle(page: string): void {
  const { t } = useTranslation('documentation');
  const title = `${page} · ${t('title')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
