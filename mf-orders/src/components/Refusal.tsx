import { useFormats } from '@cabinet/i18n';
import { openSharePanel } from '@cabinet/state';
import { TokenWord } from '@cabinet/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Obstacle } from '../domain/obstacle.ts';
import { elsewhere } from '../paths.ts';

/** An obstacle as text (§5), with a link to a solution. */
export function Refusal({ reason, missing = 0 }: Obstacle) {
  const { t } = useTranslation('mf-orders-later');
  const { formatTokens } = useFormats();
  const context = use(TokenWord);
  return (
    <>
      {t(`refusal.${reason}`, { context, missing: formatTokens(missing) })}
      {reason === 'not-enough-tokens' && (
        <>
          {' '}
          <Link to={elsewhere.invite} onClick={openSharePanel}>
            {t('refusal.invite')}
          </Link>
        </>
      )}
      {reason === 'ticket-limit-misconfigured' && (
        <>
          {' '}
          <Link to={elsewhere.support}>{t('refusal.support')}</Link>
        </>
      )}
    </>
  );
}
