import { Button, buttonClass } from '@cabinet/ui/Button';
import { IconButton } from '@cabinet/ui/IconButton';
import { Stage } from '@cabinet/ui/Stage';
import { Heart, LogOut, Plus, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import layout from './layout.module.css';

export function Variants() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.row}>
      <Button>{t('words.buy')}</Button>
      <Button variant="quiet">{t('words.later')}</Button>
      <Button variant="line">{t('words.more')}</Button>
      <Button variant="ink">{t('words.invite')}</Button>
      <Button variant="danger">{t('words.delete')}</Button>
    </div>
  );
}

export function OnStage() {
  const { t } = useTranslation('documentation');
  return (
    <Stage>
      <div className={layout.row}>
        <Button variant="accent">{t('words.invite')}</Button>
        <Button variant="stage">{t('words.later')}</Button>
      </div>
    </Stage>
  );
}

export function Sizes() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.form}>
      <div className={layout.row}>
        <Button>{t('words.buy')}</Button>
        <Button size="sm">{t('words.buy')}</Button>
      </div>
      <Button wide>{t('words.buy')}</Button>
    </div>
  );
}

export function States() {
  const { t } = useTranslation('documentation');
  const [isBusy, setBusy] = useState(true);
  return (
    <div className={layout.row}>
      <Button busy={isBusy}>{t('words.buy')}</Button>
      <Button disabled>{t('words.buy')}</Button>
      <Button variant="line" disabled>
        {t('words.more')}
      </Button>
      <Button variant="quiet" onClick={() => setBusy(!isBusy)}>
        {isBusy ? t('words.finish') : t('words.start')}
      </Button>
    </div>
  );
}

export function WithIcon() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.row}>
      <Button variant="ink" size="sm">
        <Plus size={18} strokeWidth={1.8} aria-hidden="true" />
        {t('words.invite')}
      </Button>
      <Button variant="line">
        <Share2 size={20} strokeWidth={1.8} aria-hidden="true" />
        {t('words.shareLink')}
      </Button>
    </div>
  );
}

export function AsLink() {
  const { t } = useTranslation('documentation');
  return (
    <Link className={buttonClass({ variant: 'line' })} to="/documentation">
      {t('words.catalogue')}
    </Link>
  );
}

export function Icons() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.row}>
      <IconButton label={t('words.shareLink')}>
        <Share2 size={20} strokeWidth={1.8} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('words.like')} variant="line">
        <Heart size={20} strokeWidth={1.8} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('words.signOut')} variant="plain">
        <LogOut size={20} strokeWidth={1.8} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('words.add')} variant="primary" busy>
        <Plus size={20} strokeWidth={1.8} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
