import type { Order } from '@cabinet/contracts/orders';
import type { ProductPictureProps } from '@cabinet/ui';
import { GraduationCap, Package } from 'lucide-react';

/** The picture of an order's product, or an icon. */
export function pictureOf(order: Pick<Order, 'productImage' | 'tile' | 'kind'>): ProductPictureProps {
  const Sign = order.kind === 'tuition' ? GraduationCap : Package;
  return {
    src: order.productImage,
    tile: order.tile,
    blank: <Sign size={32} strokeWidth={1.6} aria-hidden="true" />,
  };
}
