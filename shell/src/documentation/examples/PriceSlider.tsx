import { PriceSlider } from '@cabinet/ui/PriceSlider';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from './layout.module.css';

export function WithHistogram() {
  const { t } = useTranslation('documentation');
  const [price, setPrice] = useState(18_000);
  return (
    <div className={layout.narrow}>
      <PriceSlider
        label={t('words.priceTo')}
        max={30_000}
        step={500}
        histogram={[2, 6, 11, 9, 7, 5, 4, 3, 4, 2, 2, 1]}
        value={price}
        onChange={setPrice}
      />
    </div>
  );
}

export function Plain() {
  const { t } = useTranslation('documentation');
  const [price, setPrice] = useState(5_000);
  return (
    <div className={layout.narrow}>
      <PriceSlider label={t('words.priceTo')} max={20_000} step={100} value={price} onChange={setPrice} />
    </div>
  );
}
