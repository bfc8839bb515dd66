import type { Address } from '@cabinet/contracts/addresses';
import { COMMENT_LENGTH } from '@cabinet/contracts/text';
import { addressTextRefusal } from '@cabinet/domain/address';

/** What is typed of an address. */
export interface AddressText {
  address: string;
  comment: string;
}

export const NO_ADDRESS: AddressText = { address: '', comment: '' };

export interface AddressFaults {
  address: 'empty' | 'invalid' | null;
  comment: 'long' | null;
}

export function addressFaults({ address, comment }: AddressText): AddressFaults {
  return {
    address: addressTextRefusal(address),
    comment: comment.trim().length > COMMENT_LENGTH ? 'long' : null,
  };
}

/** The addresses that purchases offer, and those that are put aside. */
export function partAddresses(addresses: readonly Address[]): { shown: Address[]; hidden: Address[] } {
  return {
    shown: addresses.filter(({ isHidden }) => !isHidden),
    hidden: addresses.filter(({ isHidden }) => isHidden),
  };
}
