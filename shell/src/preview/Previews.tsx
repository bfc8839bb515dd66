import { optionalPart } from '../email/optionalPart.tsx';
import { storedPreviews } from './stored.ts';

/** Comes to those who have a preview. */
const Notice = optionalPart('preview', async () => {
  const { noticeOf } = await import(/* webpackChunkName: "preview" */ './noticeOf.tsx');
  return noticeOf(storedPreviews());
});

/** What is shown instead of what is published. */
export function Previews() {
  return storedPreviews().length > 0 && <Notice />;
}
