import * as v from 'valibot';
import { text } from './fields.ts';
import { localTextSchema } from './text.ts';

/** Local time at the pick-up place, such as `10:00`. */
const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** A pick-up place of goods (R48). */
export const pickupPointSchema = v.object({
  id: v.number(),
  name: localTextSchema,
  address: localTextSchema,
  /** Opening hours from Monday to Sunday. Null means closed. */
  hours: v.pipe(v.array(v.nullable(v.object({ from: clockTime, to: clockTime }))), v.length(7)),
  /** IANA time zone of the hours. */
  timeZone: v.string(),
  /** Address of a map that shows the place. */
  mapUrl: text,
});
export type PickupPoint = v.InferOutput<typeof pickupPointSchema>;
