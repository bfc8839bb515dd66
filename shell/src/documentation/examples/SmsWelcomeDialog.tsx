import { Button } from '@cabinet/ui/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmsWelcomeDialog } from '../dead/SmsWelcomeDialog.tsx';

export function Welcome() {
  const { t } = useTranslation('documentation');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('words.openDialog')}
      </Button>
      <SmsWelcomeDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        amount={250}
        phones={['+7 000 000-00-01', '+7 000 000-00-02']}
      />
    </>
  );
}
