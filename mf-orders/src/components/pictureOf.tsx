import type { Order } from '@cabinet/contracts/loyalty';
import type { ProductPictureProps } from '@cabinet/ui';
import { GraduationCap, Package } from 'lucide-react';

/** How what was ordered is shown on its tile; a sign where there is no picture. */
export function pictureOf(order: Pick<Order, 'productImage' | 'tile' | 'kind'>): ProductPictureProps {
  const Sign = order.kind === 'tuition' ? GraduationCap : Package;
  return {
    src: order.productImage,
    tile: order.tile,
    blank: <Sign size={32} strokeWidth={1.6} aria-hidden="true" />,
  };
}
