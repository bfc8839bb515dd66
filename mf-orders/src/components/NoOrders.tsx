import { buttonClass, EmptyState, Tokens } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { elsewhere, paths } from '../paths.ts';

interface NoOrdersProps {
  /** Tokens to spend. Null while unknown. */
  available: number | null;
  /** False for an unusable card. Then no link leads to the catalogue (R42). */
  canBuy: boolean;
}

/** The empty list of a participant without orders. */
export function NoOrders({ available, canBuy }: NoOrdersProps) {
  const { t } = useTranslation('mf-orders');
  const balance = canBuy && available !== null && (
    <>
      {' '}
      {t('list.empty.balance')} <Tokens amount={available} />
    </>
  );
  return (
    <EmptyState
      title={t('list.empty.title')}
      text={
        <>
          {t('list.empty.text')}
          {balance}
        </>
      }
      action={
        canBuy && (
          <Link className={buttonClass()} to={elsewhere.catalog}>
            {t('list.empty.action')}
          </Link>
        )
      }
    />
  );
}

/** The empty list of a filter. */
export function NoOrdersHere() {
  const { t } = useTranslation('mf-orders');
  return (
    <EmptyState
      title={t('list.emptyFilter.title')}
      text={t('list.emptyFilter.text')}
      action={
        <Link className={buttonClass({ variant: 'quiet' })} to={paths.list}>
          {t('list.emptyFilter.action')}
        </Link>
      }
    />
  );
}
