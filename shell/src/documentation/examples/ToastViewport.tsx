import { Button } from '@cabinet/ui/Button';
import { type ToastContent, ToastViewport } from '@cabinet/ui/ToastViewport';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function Kinds() {
  const { t } = useTranslation('documentation');
  const [toasts, setToasts] = useState<ToastContent[]>([]);
  const show = (color: ToastContent['color'], message: string, timer = 3000) =>
    setToasts([...toasts, { id: Date.now(), color, message, timer }]);
  return (
    <div className={layout.row}>
      <Button variant="quiet" onClick={() => show('success', t('words.linkCopied'))}>
        {t('words.success')}
      </Button>
      <Button variant="quiet" onClick={() => show('error', t('words.badCode'), 6000)}>
        {t('words.error')}
      </Button>
      <Button variant="quiet" onClick={() => show('warning', t('words.lastOne'))}>
        {t('words.warning')}
      </Button>
      <Button variant="quiet" onClick={() => show('info', t('words.offline'))}>
        {t('words.note')}
      </Button>
      <ToastViewport
        toasts={toasts}
        onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    </div>
  );
}
