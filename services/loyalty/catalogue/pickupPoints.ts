import type { PickupPoint } from '@cabinet/contracts/pickupPoints';
import type { Tx } from '../../kit/database.ts';

/** Builds a JSON value from a row `point` of `loyalty.pickup_point`. */
export const POINT = `jsonb_build_object('id', point.id, 'name', point.name, 'address', point.address,
      'hours', point.hours, 'timeZone', point.time_zone, 'mapUrl', point.map_url)`;

/** Returns the programme's first pick-up point, or null if there is no point. */
export async function findPickupPoint(tx: Tx): Promise<PickupPoint | null> {
  const [row] = await tx.query<{ point: PickupPoint }>(
    `select ${POINT} as point from loyalty.pickup_point point order by point.id limit 1`,
  );
  return row?.point ?? null;
}
