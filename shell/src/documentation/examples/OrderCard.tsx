import { OrderCard } from '@cabinet/ui/OrderCard';
import { Tag } from '@cabinet/ui/Tag';
import { GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import headphones from '../pictures/headphones.svg';

export function List() {
  const { t } = useTranslation('documentation');
  return (
    <ul>
      <li>
        <OrderCard
          as={Link}
          to="/orders/1006"
          level={3}
          name={t('words.headphones')}
          picture={{ src: headphones, tile: 2 }}
          details={[t('words.orderNumber'), t('words.dates.june21')]}
          tags={<Tag tone="info">{t('words.steps.delivery')}</Tag>}
          price={9150}
        />
      </li>
      <li>
        <OrderCard
          as={Link}
          to="/orders/1007"
          level={3}
          name={t('words.tuition')}
          picture={{
            src: null,
            tile: 1,
            blank: <GraduationCap size={32} strokeWidth={1.6} aria-hidden="true" />,
          }}
          details={[t('words.dates.june22')]}
          tags={<Tag tone="quiet">{t('words.steps.cancelled')}</Tag>}
          price={null}
        />
      </li>
    </ul>
  );
}
