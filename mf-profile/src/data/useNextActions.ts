import { useRouteData } from '@cabinet/api';
import { listLessons } from '@cabinet/contracts/lessons';
import { listOrders } from '@cabinet/contracts/orders';
import { NEXT_ACTIONS, nextActions } from '@cabinet/domain/nextActions';
import { cardStateAtom, isFetchedAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { useFriends } from './useFriends.ts';
import { useInvitations } from './useInvitations.ts';
import { useOwnPhone } from './useOwnPhone.ts';

/** The next steps, most urgent first. Lessons are read only if a lesson can be a step. */
export function useNextActions() {
  const isFetched = useAtomValue(isFetchedAtom);
  const hasCard = useAtomValue(cardStateAtom) === 'active';
  // The same query as in the preload of the start.
  const orders = useRouteData(
    listOrders,
    isFetched && hasCard ? { query: { include: 'productImage' } } : null,
  );
  const { invitations } = useInvitations();
  const { registrations } = useFriends();
  const { phone } = useOwnPhone();
  const facts = {
    orders: orders.data?.orders,
    invitations,
    registered: registrations?.length,
    missing: isFetched && !phone.isVerifiedByClient ? ['phone'] : [],
  };
  const now = new Date();
  const isSettled = invitations !== undefined && (orders.data ?? orders.error) !== undefined;
  const isOpen = isSettled && nextActions({ ...facts, missing: [] }, now).length < NEXT_ACTIONS;
  const lessons = useRouteData(listLessons, isOpen && hasCard ? { query: {} } : null);
  const isLoaded = isSettled && (!isOpen || (lessons.data ?? lessons.error) !== undefined);
  if (!hasCard || !isLoaded) return [];
  return nextActions({ ...facts, lessons: lessons.data?.lessons }, now).slice(0, NEXT_ACTIONS);
}
