import { useRouteAction, useRouteData } from '@cabinet/api';
import {
  addAddress,
  changeAddress,
  listAddresses,
  setAddressHidden,
  setDefaultAddress,
} from '@cabinet/contracts/addresses';
import { isViewAsAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';

const STALE = { stale: [listAddresses] };

/** The own delivery addresses; nobody else's are asked for (§6). */
export function useAddresses() {
  const isViewAs = useAtomValue(isViewAsAtom);
  const { data, ...state } = useRouteData(listAddresses, isViewAs ? null : { query: {} });
  return { ...state, addresses: data?.deliveryNotes, isViewAs };
}

/** Adds an address: one, however often it is sent. */
export function useAddAddress() {
  return useRouteAction(addAddress, { ...STALE, intent: 'address' });
}

export function useChangeAddress(id: number) {
  return useRouteAction(changeAddress, { ...STALE, intent: `address-${id}` });
}

export function useSetAddressHidden() {
  return useRouteAction(setAddressHidden, STALE);
}

export function useSetDefaultAddress() {
  return useRouteAction(setDefaultAddress, STALE);
}
