import { Barcode } from '@cabinet/ui/Barcode';
import { Button } from '@cabinet/ui/Button';
import { CodeScreen } from '@cabinet/ui/CodeScreen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Order() {
  return (
    <div className={layout.form}>
      <Barcode value="F-1006" />
    </div>
  );
}

export function ForScanners() {
  return (
    <div className={layout.form}>
      <Barcode value="F-1006" height={64} moduleWidth={2} />
    </div>
  );
}

export function FullScreen() {
  const { t } = useTranslation('documentation');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('words.showCode')}</Button>
      <CodeScreen
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('words.orderNumber')}
        value="F-1006"
        hint={t('words.codeByVoice')}
      >
        {t('words.cardHolder')}
      </CodeScreen>
    </>
  );
}
