import { buttonClass, EmptyState, Tokens } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { elsewhere, paths } from '../paths.ts';

interface NoOrdersProps {
  /** Tokens to spend; null while that is not known. */
  available: number | null;
  /** With a card that cannot be used nothing leads to the catalogue (R42). */
  canBuy: boolean;
}

/** Nothing ordered yet. */
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

/** Orders there are, but none under this filter. */
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
