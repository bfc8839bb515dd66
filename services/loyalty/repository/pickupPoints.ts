import type { PickupPoint } from '@cabinet/contracts/pickupPoints';
import type { Tx } from '../../kit/database.ts';

/** A row `point` of `loyalty.pickup_point` as one value. */
export const POINT = `jsonb_build_object('id', point.id, 'name', point.name, 'address', point.address,
      'hours', point.hours, 'timeZone', point.time_zone, 'mapUrl', point.map_url)`;

/** Where the programme hands goods out: its first point, or null where it has none. */
export async function findPickupPoint(tx: Tx): Promise<PickupPoint | null> {
  const [row] = await tx.query<{ point: PickupPoint }>(
    `select ${POINT} as point from loyalty.pickup_point point order by point.id limit 1`,
  );
  return row?.point ?? null;
}
