import { TokenWord } from '@cabinet/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { neighbours } from '../paths.ts';

/** The explanation of a goal, with a link to the catalogue. */
export function GoalIntro({ className }: { className: string | undefined }) {
  const { t } = useTranslation('mf-profile-later');
  return (
    <p className={className}>
      {t('goal.text', { context: use(TokenWord) })} <Link to={neighbours.catalogue}>{t('goal.pick')}</Link>
    </p>
  );
}
