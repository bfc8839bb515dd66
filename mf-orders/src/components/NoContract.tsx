import { buttonClass, EmptyState, TokenWord } from '@cabinet/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { elsewhere } from '../paths.ts';

/** The page without a contract: the person is not a student, or the contract has no number. */
export function NoContract({ isStudent }: { isStudent: boolean }) {
  const { t } = useTranslation('mf-orders-later');
  const of = isStudent ? 'noNumber' : 'notStudent';
  return (
    <EmptyState
      title={t(`tuition.${of}.title`)}
      text={t(`tuition.${of}.text`, { context: use(TokenWord) })}
      action={
        <Link
          className={buttonClass({ variant: 'quiet' })}
          to={isStudent ? elsewhere.support : elsewhere.invites}
        >
          {t(`tuition.${of}.action`)}
        </Link>
      }
    />
  );
}
