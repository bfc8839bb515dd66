import { GoBack } from '@cabinet/ui/GoBack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export function Known() {
  const { t } = useTranslation('documentation');
  return (
    <GoBack as={Link} to="/documentation">
      {t('words.allOrders')}
    </GoBack>
  );
}

export function Unknown() {
  return <GoBack href="/my/documentation" />;
}
