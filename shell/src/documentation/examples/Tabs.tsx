import { chipClass } from '@cabinet/ui/Chip';
import { Tabs } from '@cabinet/ui/Tabs';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

export function Sections() {
  const { t } = useTranslation('documentation');
  const [params] = useSearchParams();
  const current = params.get('section') ?? 'goods';
  return (
    <Tabs label={t('words.sections')}>
      {['goods', 'services', 'education', 'events'].map((section) => (
        <Link
          key={section}
          className={chipClass()}
          to={{ search: `?section=${section}` }}
          aria-current={section === current ? 'page' : undefined}
        >
          {t(`words.catalogueSections.${section}`)}
        </Link>
      ))}
    </Tabs>
  );
}
