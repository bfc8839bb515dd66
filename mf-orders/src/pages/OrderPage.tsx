import { parseOrderIds } from '@cabinet/domain/orderIds';
import { GoBack } from '@cabinet/ui/GoBack';
import { PageHeading } from '@cabinet/ui/PageHeading';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { OrderNotFound } from '../components/OrderNotFound.tsx';
import { paths } from '../paths.ts';
import styles from './OrderPage.module.css';
import { OrderSection } from './OrderSection.tsx';

/** The order of the address, or several of them: `/orders/12-15` (R39). */
export function OrderPage() {
  const { t } = useTranslation('mf-orders');
  const { id = '' } = useParams();
  const ids = parseOrderIds(id);
  return (
    <div className={styles.page}>
      <GoBack as={Link} to={paths.list}>
        {t('order.all')}
      </GoBack>
      {ids ? <Orders ids={ids} /> : <OrderNotFound />}
    </div>
  );
}

function Orders({ ids }: { ids: number[] }) {
  const { t } = useTranslation('mf-orders');
  const [first] = ids;
  if (ids.length === 1 && first) return <OrderSection key={first} id={first} isPage />;
  return (
    <>
      <PageHeading>{t('order.several', { count: ids.length })}</PageHeading>
      {ids.map((id) => (
        <div key={id} className={styles.part}>
          <OrderSection id={id} isPage={false} />
        </div>
      ))}
    </>
  );
}
