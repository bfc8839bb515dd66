import { useRouteAction } from '@cabinet/api';
import { listInvitations, remindFriend } from '@cabinet/contracts/invitations';

/** A reminder to a friend: one, however often it is sent. */
export function useReminder(id: number) {
  const { run, ...state } = useRouteAction(remindFriend, {
    stale: [listInvitations],
    intent: `remind-${id}`,
  });
  return { ...state, remind: () => run({ params: { id } }) };
}
