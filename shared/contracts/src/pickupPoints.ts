import * as v from 'valibot';
import { text } from './fields.ts';
import { localTextSchema } from './text.ts';

/** `10:00` on the clock of the place. */
const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Where goods are collected (R48). */
export const pickupPointSchema = v.object({
  id: v.number(),
  name: localTextSchema,
  address: localTextSchema,
  /** From Monday to Sunday; null is a closed day. */
  hours: v.pipe(v.array(v.nullable(v.object({ from: clockTime, to: clockTime }))), v.length(7)),
  /** IANA name of the zone whose clock the hours mean. */
  timeZone: v.string(),
  /** Of the place on a map. */
  mapUrl: text,
});
export type PickupPoint = v.InferOutput<typeof pickupPointSchema>;
