import * as v from 'valibot';

/** Where the cabinet's pages count how its remotes fare. */
export const USAGE_PATH = '/publishing/usage';

/** Uses that one beacon carries. */
export const MOST_USES = 20;
/** Bytes of one beacon. */
export const USAGE_BODY_LIMIT = 4_096;

/** The outer bound of a load; the section's panel comes long before. */
const LONGEST_LOAD_MS = 120_000;
const name = v.pipe(v.string(), v.maxLength(100));

const useSchema = v.object({
  remote: name,
  release: name,
  /** `load`: ready to be shown; `failure`: could not be loaded; `error`: threw later. */
  kind: v.picklist(['load', 'failure', 'error']),
  /** Of a load: from the request for the remote until it was ready. */
  milliseconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_LOAD_MS)), 0),
});

/** One thing that happened to a release of a remote in a page. It says nothing of the person. */
export type Use = v.InferInput<typeof useSchema>;

/** The body of a beacon. */
export const usageSchema = v.object({ uses: v.pipe(v.array(useSchema), v.maxLength(MOST_USES)) });
export type Usage = v.InferOutput<typeof usageSchema>;
