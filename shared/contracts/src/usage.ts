import * as v from 'valibot';

/** Address to which the cabinet's pages report loads and errors of remotes. */
export const USAGE_PATH = '/publishing/usage';

/** Most uses in one beacon. */
export const MOST_USES = 20;
/** Largest beacon, in bytes. */
export const USAGE_BODY_LIMIT = 4_096;

/** Upper limit of a load time. The section shows its error panel long before. */
const LONGEST_LOAD_MS = 120_000;
const name = v.pipe(v.string(), v.maxLength(100));

const useSchema = v.object({
  remote: name,
  release: name,
  /** `load`: the remote was ready. `failure`: the load failed. `error`: the remote threw later. */
  kind: v.picklist(['load', 'failure', 'error']),
  /** For `load`: the time from the request to the ready remote. */
  milliseconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_LOAD_MS)), 0),
});

/** One event of a remote's release in a page. The event contains no data about the person. */
export type Use = v.InferInput<typeof useSchema>;

/** The body of a beacon. */
export const usageSchema = v.object({ uses: v.pipe(v.array(useSchema), v.maxLength(MOST_USES)) });
export type Usage = v.InferOutput<typeof usageSchema>;
