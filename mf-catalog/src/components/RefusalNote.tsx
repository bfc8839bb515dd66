import type { PurchaseRefusalReason } from '@cabinet/domain/purchase';
import { useFormats } from '@cabinet/i18n';
import { openSharePanel, type WriteObstacle } from '@cabinet/state';
import { TokenWord } from '@cabinet/ui';
import { CircleAlert } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { elsewhere } from '../paths.ts';
import styles from './RefusalNote.module.css';

export interface RefusalNoteProps {
  reason: PurchaseRefusalReason | WriteObstacle;
  /** The missing tokens, with `not-enough-tokens`. */
  missing?: number;
  id?: string;
}

/** Why the product cannot be bought, with a link to a solution. */
export function RefusalNote({ reason, missing, id }: RefusalNoteProps) {
  const { t } = useTranslation('mf-catalog-later');
  const { formatTokens } = useFormats();
  const refusal = t(`refusal.${reason}`, { context: use(TokenWord) });

  return (
    <div className={styles.note} id={id}>
      <CircleAlert size={20} strokeWidth={1.8} aria-hidden="true" />
      <p>
        {missing === undefined ? refusal : t('needMore', { refusal, tokens: formatTokens(missing) })}.
        {reason === 'not-enough-tokens' && (
          <Link className={styles.link} to={elsewhere.invite} onClick={openSharePanel}>
            {t('inviteFriend')}
          </Link>
        )}
        {reason === 'ticket-limit-misconfigured' && (
          <Link className={styles.link} to={elsewhere.support}>
            {t('writeToSupport')}
          </Link>
        )}
      </p>
    </div>
  );
}
