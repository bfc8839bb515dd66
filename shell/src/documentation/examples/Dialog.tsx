import { Button } from '@cabinet/ui/Button';
import { ConfirmDialog } from '@cabinet/ui/ConfirmDialog';
import { Dialog } from '@cabinet/ui/Dialog';
import { InfoDialog } from '@cabinet/ui/InfoDialog';
import { TextArea } from '@cabinet/ui/TextArea';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export function Plain() {
  const { t } = useTranslation('documentation');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('words.openDialog')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('words.goal')}
        actions={<Button onClick={() => setOpen(false)}>{t('words.save')}</Button>}
      >
        <p>{t('words.goalText')}</p>
      </Dialog>
    </>
  );
}

export function FullScreen() {
  const { t } = useTranslation('documentation');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('words.openDialog')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('words.terms')}
        width={1140}
        isFullSheet
        persistent
      >
        <p>{t('words.tokenAnswer')}</p>
        <p>{t('words.giveAnswer')}</p>
      </Dialog>
    </>
  );
}

export function Question() {
  const { t } = useTranslation('documentation');
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('words.buy')}</Button>
      <ConfirmDialog
        open={isOpen}
        title={t('words.chargeQuestion')}
        text={t('words.chargeText')}
        confirmText={t('words.charge')}
        cancelText={t('words.later')}
        error={error}
        onConfirm={() => setError(t('words.notEnough'))}
        onCancel={() => {
          setOpen(false);
          setError('');
        }}
      />
    </>
  );
}

export function Danger() {
  const { t } = useTranslation('documentation');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('words.cancelOrder')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        isDangerous
        title={t('words.cancelQuestion')}
        confirmText={t('words.cancelOrder')}
        onConfirm={close}
        onCancel={close}
      >
        <TextArea label={t('words.reason')} />
      </ConfirmDialog>
    </>
  );
}

export function Message() {
  const { t } = useTranslation('documentation');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('words.openDialog')}
      </Button>
      <InfoDialog
        open={isOpen}
        title={t('words.stale')}
        message={t('words.staleText')}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
