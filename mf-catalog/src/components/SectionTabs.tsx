import { SECTIONS } from '@cabinet/contracts/loyalty';
import { chipClass } from '@cabinet/ui/Chip';
import { Tabs } from '@cabinet/ui/Tabs';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { sectionPath } from '../paths.ts';

/** The sections of the catalogue (R10). */
export function SectionTabs() {
  const { t } = useTranslation('mf-catalog');
  return (
    <Tabs label={t('sections.label')}>
      {SECTIONS.map((section) => (
        <NavLink key={section} className={chipClass()} to={sectionPath(section)}>
          {t(`sections.${section}`)}
        </NavLink>
      ))}
    </Tabs>
  );
}
