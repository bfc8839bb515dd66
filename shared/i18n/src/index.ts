/**
 * Languages and formats as remotes use them. The shell provides them as one copy (docs/decisions/002): a change of the
 * language reaches every remote. A remote's own texts come with its module (`messages`); the shell adds them.
 *
 * A change that takes a name away, or changes what one means, is a new major version of the shared packages.
 */
export { clockText } from './clockText.ts';
export { dayjs, dayOf, startOfDay } from './dates.ts';
export type { Locale } from './locale.ts';
export type { MessageSource, Messages } from './messages.ts';
export { useFormats } from './useFormats.ts';
export { type PartWords, usePart } from './usePart.ts';
export { useTranslation } from './useTranslation.ts';
