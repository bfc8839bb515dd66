import { Button } from '@cabinet/ui/Button';
import { IconButton } from '@cabinet/ui/IconButton';
import { Heart, Package, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as icons from './icons.ts';
import layout from './layout.module.css';

export function Sizes() {
  return (
    <div className={layout.row}>
      <Package size={16} strokeWidth={1.8} aria-hidden="true" />
      <Package size={18} strokeWidth={1.8} aria-hidden="true" />
      <Package size={20} strokeWidth={1.8} aria-hidden="true" />
      <Package size={28} strokeWidth={1.8} aria-hidden="true" />
    </div>
  );
}

export function InButtons() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.row}>
      <Button>
        <Plus size={18} strokeWidth={1.8} aria-hidden="true" />
        {t('words.add')}
      </Button>
      <IconButton label={t('words.like')}>
        <Heart size={20} strokeWidth={1.8} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

export function Names() {
  return (
    <ul className={layout.icons} lang="en" translate="no">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className={layout.icon}>
          <Icon size={24} strokeWidth={1.8} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}
