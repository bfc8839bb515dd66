import type { Address } from '@cabinet/contracts/addresses';
import type { AddressText } from '@cabinet/domain/forms/address';

export const NO_ADDRESS: AddressText = { address: '', comment: '', version: '' };

export function addressText({ address, comment, version }: Address): AddressText {
  return { address, comment: comment ?? '', version: version ?? '' };
}

/** Splits addresses into those that purchases offer and hidden addresses. */
export function partAddresses(addresses: readonly Address[]): { shown: Address[]; hidden: Address[] } {
  return {
    shown: addresses.filter(({ isHidden }) => !isHidden),
    hidden: addresses.filter(({ isHidden }) => isHidden),
  };
}
