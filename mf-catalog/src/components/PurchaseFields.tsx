import type { Address } from '@cabinet/contracts/addresses';
import type { Product } from '@cabinet/contracts/products';
import type { PurchaseValues } from '@cabinet/domain/forms/purchase';
import { Part } from '@cabinet/ui';
import type { FormControl } from '@cabinet/ui/form';
import { DeliverySelect } from './DeliverySelect.tsx';
import { RequestFields } from './RequestFields.tsx';

// The box loads later with the library for links in texts. The terms seldom change.
const loadTerms = () => import('./TermsBox.tsx');

interface PurchaseFieldsProps {
  control: FormControl<PurchaseValues>;
  product: Product;
  /** Addresses that the participant can choose. */
  addresses: readonly Address[];
  /** The terms have changed. */
  asksTerms: boolean;
}

/** The delivery address, the wishes, and the changed terms. */
export function PurchaseFields({ control, product, addresses, asksTerms }: PurchaseFieldsProps) {
  return (
    <>
      <DeliverySelect control={control} addresses={addresses} />
      <RequestFields control={control} product={product} />
      {asksTerms && (
        <Part load={loadTerms} meanwhile={null}>
          {({ TermsBox }) => <TermsBox control={control} />}
        </Part>
      )}
    </>
  );
}
