import { Button } from '@cabinet/ui/Button';
import { ProductDetailCard, ProductDetailCardSkeleton } from '@cabinet/ui/ProductDetailCard';
import { Tokens } from '@cabinet/ui/Tokens';
import { useTranslation } from 'react-i18next';
import headphones from '../pictures/headphones.svg';

export function Product() {
  const { t } = useTranslation('documentation');
  return (
    <ProductDetailCard
      name={t('words.headphones')}
      kind={t('words.gadgets')}
      picture={{ src: headphones, tile: 2 }}
      facts={[
        { name: t('words.about'), text: t('words.headphonesText') },
        { name: t('words.deliveryFact'), text: t('words.deliveryText'), note: t('words.deliveryNote') },
        { name: t('words.tickets'), text: null },
      ]}
    >
      <Tokens amount={9150} size="xl" />
      <Button>{t('words.buy')}</Button>
    </ProductDetailCard>
  );
}

export function OnItsWay() {
  return <ProductDetailCardSkeleton />;
}
