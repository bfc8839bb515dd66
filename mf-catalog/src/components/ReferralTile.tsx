import type { Product } from '@cabinet/contracts/products';
import { useFormats } from '@cabinet/i18n';
import { openSharePanel } from '@cabinet/state';
import { buttonClass } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { elsewhere } from '../paths.ts';
import styles from './ReferralTile.module.css';

export interface ReferralTileProps {
  /** The nearest unaffordable product and the missing tokens. Null if everything shown is affordable. */
  goal: { product: Pick<Product, 'name'>; missing: number } | null;
  /** Share of a friend's first semester, in percent. Null while unknown. */
  percent: number | null;
}

/** An invitation to earn more tokens, once in a grid. */
export function ReferralTile({ goal, percent }: ReferralTileProps) {
  const { t } = useTranslation('mf-catalog');
  const { localText, formatTokens } = useFormats();

  return (
    <li className={styles.tile}>
      {goal && (
        <p className={styles.goal}>
          {t('referral.goal', { name: localText(goal.product.name), tokens: formatTokens(goal.missing) })}
        </p>
      )}
      <p className={styles.title}>{t(goal ? 'referral.title' : 'referral.titleNoGoal')}</p>
      <p className={styles.text}>
        {percent === null ? t('referral.textPlain') : t('referral.text', { percent })}
      </p>
      <Link
        className={`${buttonClass({ variant: 'accent', size: 'sm' })} ${styles.action}`}
        to={elsewhere.invite}
        onClick={openSharePanel}
      >
        {t('referral.action')}
      </Link>
    </li>
  );
}
