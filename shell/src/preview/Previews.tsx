import { optionalPart } from '../email/optionalPart.tsx';
import { storedPreviews } from './stored.ts';

/** Loads only in tabs with a preview. */
const Notice = optionalPart('preview', async () => {
  const { noticeOf } = await import(/* webpackChunkName: "preview" */ './noticeOf.tsx');
  return noticeOf(storedPreviews());
});

/** Shows the notice about previews. */
export function Previews() {
  return storedPreviews().length > 0 && <Notice />;
}
