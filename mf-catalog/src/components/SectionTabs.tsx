import { SECTIONS } from '@cabinet/contracts/products';
import { chipClass, Tabs } from '@cabinet/ui';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { paths, sectionPath } from '../paths.ts';

/** Links to the sections of the catalogue (R10) and to the wish list. */
export function SectionTabs({ wishCount }: { wishCount: number | undefined }) {
  const { t } = useTranslation('mf-catalog');
  return (
    <Tabs label={t('sections.label')}>
      {SECTIONS.map((section) => (
        <NavLink key={section} className={chipClass()} to={sectionPath(section)}>
          {t(`sections.${section}`)}
        </NavLink>
      ))}
      <NavLink className={chipClass()} to={paths.wishes}>
        <Heart size={18} strokeWidth={1.8} aria-hidden="true" />
        {t('wishes.title')}
        {wishCount ? ` ${wishCount}` : ''}
      </NavLink>
    </Tabs>
  );
}
