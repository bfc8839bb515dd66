import { SECTIONS } from '@cabinet/contracts/loyalty';
import { chipClass, Tabs } from '@cabinet/ui';
import { Heart } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { paths, sectionPath } from '../paths.ts';

/** The sections of the catalogue (R10), and what the participant wishes for. */
export function SectionTabs({ wishCount }: { wishCount: number | undefined }) {
  const { t } = useTranslation('mf-catalog');
  const row = useCurrentInView();
  return (
    <div ref={row}>
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
    </div>
  );
}

/** On a phone the row is wider than the window: the current section is brought to its middle, sideways only. */
function useCurrentInView() {
  const row = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = row.current?.querySelector(`[href$="${pathname}"]`);
    const track = current?.parentElement;
    if (!current || !track) return;
    const [chip, whole] = [current.getBoundingClientRect(), track.getBoundingClientRect()];
    track.scrollLeft += chip.left + chip.width / 2 - (whole.left + whole.width / 2);
  }, [pathname]);
  return row;
}
