import { Button } from '@cabinet/ui';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export function PrintButton() {
  const { t } = useTranslation('mf-orders-later');
  return (
    <Button variant="quiet" onClick={() => print()}>
      <Printer size={18} strokeWidth={1.8} aria-hidden="true" />
      {t('order.print')}
    </Button>
  );
}
