import type { Address } from '@cabinet/contracts/addresses';

/** What is typed of an address. */
export interface AddressText {
  address: string;
  comment: string;
}

export const NO_ADDRESS: AddressText = { address: '', comment: '' };

/** The addresses that purchases offer, and those that are put aside. */
export function partAddresses(addresses: readonly Address[]): { shown: Address[]; hidden: Address[] } {
  return {
    shown: addresses.filter(({ isHidden }) => !isHidden),
    hidden: addresses.filter(({ isHidden }) => isHidden),
  };
}
