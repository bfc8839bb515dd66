import { buttonClass, EmptyState, Tokens } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { elsewhere, paths } from '../paths.ts';

/** Nothing ordered yet. `available` are the tokens to spend; null while that is not known. */
export function NoOrders({ available }: { available: number | null }) {
  const { t } = useTranslation('mf-orders');
  const balance = available !== null && (
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
        <Link className={buttonClass()} to={elsewhere.catalog}>
          {t('list.empty.action')}
        </Link>
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
