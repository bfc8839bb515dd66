import { Button } from '@cabinet/ui/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderNotice } from '../dead/HeaderNotice.tsx';

export function Notice() {
  const { t } = useTranslation('documentation');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('words.openDialog')}
      </Button>
      <HeaderNotice open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
