import type { Product } from '@cabinet/contracts/products';
import {
  asChosen,
  type Choice,
  choiceOf,
  chosenVariant,
  firstChoice,
  missingChoice,
} from '@cabinet/domain/variants';
import { useFormats } from '@cabinet/i18n';
import { Part, Skeleton } from '@cabinet/ui';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ProductDetails } from '../components/ProductDetails.tsx';
import { StockNote } from '../components/StockNote.tsx';
import { usePurchase } from '../data/usePurchase.ts';
import { BuySection } from './BuySection.tsx';

// Most products have no variants.
const loadChoice = () => import('../components/VariantChoice.tsx');

export interface ProductSaleProps {
  product: Product;
  /** The product is being read again. */
  isReading: boolean;
  wished: ReadonlySet<number> | undefined;
  isPage: boolean;
}

/** A product with the choice of its variant and the purchase. Price and picture follow the choice. */
export function ProductSale({ product, isReading, wished, isPage }: ProductSaleProps) {
  const { localText } = useFormats();
  const purchase = usePurchase(product.id);
  const [chosen, choose] = useState<Choice | null>(null);
  const [params] = useSearchParams();
  const sizes = useRef<HTMLFieldSetElement>(null);
  /** The button asked for a size before the sizes were loaded. */
  const areAwaited = useRef(false);

  const variants = product.variants ?? [];
  const linked = Number(params.get('variant'));
  const choice =
    choiceOf(variants, purchase.sentVariantId) ??
    chosen ??
    choiceOf(variants, linked) ??
    firstChoice(variants);
  const variant = chosenVariant(variants, choice);
  const missing = missingChoice(variants, choice);
  const offer = asChosen(product, variants, choice);
  const words = [localText(variant?.color?.name), variant?.size].filter(Boolean).join(', ');

  function leadToSizes() {
    areAwaited.current = sizes.current === null;
    sizes.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  }

  function takeSizes(group: HTMLFieldSetElement | null) {
    sizes.current = group;
    if (group && areAwaited.current) leadToSizes();
  }

  return (
    <ProductDetails product={offer} isPage={isPage}>
      <BuySection
        product={offer}
        variant={variant && { id: variant.id, words }}
        missing={missing}
        isReading={isReading}
        wished={wished}
        purchase={purchase}
        onMissing={leadToSizes}
      >
        {variants.length > 0 && (
          <Part load={loadChoice} meanwhile={<Skeleton shape="block" height="96px" />}>
            {({ VariantChoice }) => (
              <VariantChoice
                variants={variants}
                choice={choice}
                isFixed={purchase.isRunning || purchase.isUnanswered}
                sizesRef={takeSizes}
                onChange={choose}
              />
            )}
          </Part>
        )}
        {!missing && <StockNote product={offer} variant={words} />}
      </BuySection>
    </ProductDetails>
  );
}
