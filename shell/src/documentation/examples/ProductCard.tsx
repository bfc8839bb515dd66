import { Grid } from '@cabinet/ui/Grid';
import { ProductCard } from '@cabinet/ui/ProductCard';
import { ProductPicture } from '@cabinet/ui/ProductPicture';
import { Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import backpack from '../pictures/backpack.svg';
import headphones from '../pictures/headphones.svg';
import thermos from '../pictures/thermos.svg';
import layout from './layout.module.css';

export function Cards() {
  const { t } = useTranslation('documentation');
  return (
    <Grid column="sm">
      <ProductCard
        as={Link}
        to="/catalog/1"
        name={t('words.headphones')}
        price={9150}
        picture={{ src: headphones, tile: 2, tag: t('words.new') }}
      />
      <ProductCard
        as={Link}
        to="/catalog/2"
        name={t('words.backpack')}
        price={27_900}
        picture={{ src: backpack, tile: 3 }}
        note={t('words.missing')}
      />
      <ProductCard
        as={Link}
        to="/catalog/3"
        name={t('words.thermos')}
        price={1890}
        picture={{ src: thermos, tile: 4, tag: t('words.soldOut'), isFaded: true }}
      />
    </Grid>
  );
}

export function WithoutPicture() {
  const { t } = useTranslation('documentation');
  return (
    <Grid column="sm">
      <ProductCard href="/my/catalog/4" name={t('words.consultation')} price={3200} picture={{ src: null }} />
      <ProductCard
        href="/my/catalog/5"
        name={t('words.consultation')}
        price={3200}
        picture={{ src: null, tile: 2, blank: <Package size={40} strokeWidth={1.6} aria-hidden="true" /> }}
      />
    </Grid>
  );
}

export function Pictures() {
  const { t } = useTranslation('documentation');
  return (
    <div className={layout.form}>
      <ProductPicture src={thermos} alt={t('words.thermos')} tile={1} size="strip" />
      <ProductPicture src={backpack} alt={t('words.backpack')} tile={3} size="thumb" />
    </div>
  );
}
