import { Chip, chipClass } from '@cabinet/ui/Chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import layout from './layout.module.css';

export function Switches() {
  const { t } = useTranslation('documentation');
  const [chosen, setChosen] = useState('gadgets');
  return (
    <div className={layout.row}>
      {['clothes', 'gadgets', 'home'].map((category) => (
        <Chip key={category} pressed={category === chosen} onClick={() => setChosen(category)}>
          {t(`words.${category}`)}
        </Chip>
      ))}
      <Chip disabled>{t('words.soon')}</Chip>
    </div>
  );
}

export function Applied() {
  const { t } = useTranslation('documentation');
  const [filters, setFilters] = useState(['clothes', 'gadgets', 'home']);
  return (
    <div className={layout.row}>
      {filters.map((filter) => (
        <Chip key={filter} isApplied onClick={() => setFilters(filters.filter((each) => each !== filter))}>
          {t(`words.${filter}`)}
        </Chip>
      ))}
      {filters.length === 0 && <Chip onClick={() => setFilters(['clothes'])}>{t('words.reset')}</Chip>}
    </div>
  );
}

export function AsLink() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.row}>
      <Link className={chipClass()} to="/documentation" aria-current="page">
        {t('words.catalogueSections.goods')}
      </Link>
      <Link className={chipClass()} to="/documentation">
        {t('words.catalogueSections.services')}
      </Link>
    </div>
  );
}
