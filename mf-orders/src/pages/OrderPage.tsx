import { parseOrderIds } from '@cabinet/domain/orderIds';
import { GoBack, PageHeading } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { OrderNotFound } from '../components/OrderNotFound.tsx';
import { OrderViews } from '../components/OrderViews.tsx';
import { PrintButton } from '../components/PrintButton.tsx';
import { paths } from '../paths.ts';
import { OrderCodeSection } from './OrderCodeSection.tsx';
import styles from './OrderPage.module.css';
import { OrderSection } from './OrderSection.tsx';

/** The order in the address, or several: `/orders/12-15` (R39). `?view=codes` shows only their codes. */
export function OrderPage() {
  const { t } = useTranslation('mf-orders-later');
  const { id = '' } = useParams();
  const ids = parseOrderIds(id);
  const [search] = useSearchParams();
  const isSheet = search.get('view') === 'codes';
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <GoBack as={Link} to={paths.list}>
          {t('order.all')}
        </GoBack>
        {ids && (ids.length > 1 || isSheet) && <PrintButton />}
      </div>
      {ids ? <Orders ids={ids} isSheet={isSheet} /> : <OrderNotFound />}
    </div>
  );
}

function Orders({ ids, isSheet }: { ids: number[]; isSheet: boolean }) {
  const [first] = ids;
  if (isSheet) return <CodeSheet ids={ids} />;
  if (ids.length === 1 && first) return <OrderSection key={first} id={first} isPage />;
  return <SeveralOrders ids={ids} />;
}

function SeveralOrders({ ids }: { ids: number[] }) {
  const { t } = useTranslation('mf-orders-later');
  return (
    <>
      <PageHeading>{t('mf-orders:order.several', { count: ids.length })}</PageHeading>
      <OrderViews ids={ids} isSheet={false} />
      {ids.map((id) => (
        <div key={id} className={styles.part}>
          <OrderSection id={id} isPage={false} />
        </div>
      ))}
    </>
  );
}

/** All codes on one sheet, for one visit to the pick-up place. */
function CodeSheet({ ids }: { ids: number[] }) {
  const { t } = useTranslation('mf-orders-later');
  return (
    <>
      <PageHeading lead={t('sheet.lead')}>{t('sheet.title', { count: ids.length })}</PageHeading>
      <OrderViews ids={ids} isSheet />
      <ul className={styles.sheet} aria-label={t('sheet.codes')}>
        {ids.map((id) => (
          <li key={id}>
            <OrderCodeSection id={id} />
          </li>
        ))}
      </ul>
    </>
  );
}
