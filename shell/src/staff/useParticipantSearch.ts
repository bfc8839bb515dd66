import { useRouteAction } from '@cabinet/api/useRouteAction';
import { findParticipants } from '@cabinet/contracts/participants';
import type { RouteOutput } from '@cabinet/contracts/route';
import { useState } from 'react';

/** Finds participants. Every search is a new request, also after a search without an answer. */
export function useParticipantSearch() {
  const { run, reset } = useRouteAction(findParticipants);
  const [found, setFound] = useState<RouteOutput<typeof findParticipants>>();

  async function search(body: { query: string }) {
    reset();
    setFound(undefined);
    setFound(await run({ body }));
  }

  return { found, search };
}
