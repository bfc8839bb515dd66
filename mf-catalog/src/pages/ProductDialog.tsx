import { useFormats } from '@cabinet/i18n';
import { Dialog } from '@cabinet/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useProduct } from '../data/useProduct.ts';
import { ProductPart } from './ProductPart.tsx';

export interface ProductDialogProps {
  id: number;
  background: Location;
}

/** A product above the page where it was opened. Closing goes back there (§2, R29). */
export function ProductDialog({ id, background }: ProductDialogProps) {
  const { t } = useTranslation('mf-catalog');
  const { localText } = useFormats();
  const { product } = useProduct(id);
  const navigate = useNavigate();
  const { key } = useLocation();
  const isLeaving = useRef(false);

  function close() {
    // A press of Escape can call this function twice, which would go back twice.
    if (isLeaving.current) return;
    isLeaving.current = true;
    // The first history entry has no previous page.
    if (key === 'default') navigate(background, { replace: true });
    else navigate(-1);
  }

  return (
    <Dialog
      open
      onClose={close}
      title={localText(product?.name) || t('product.title')}
      isTitleHidden
      isFullSheet
      width={1140}
    >
      <ProductPart id={id} isPage={false} />
    </Dialog>
  );
}
