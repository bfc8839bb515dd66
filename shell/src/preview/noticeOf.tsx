import { registerMessages } from '@cabinet/i18n/messages';
import type { ComponentType } from 'react';
import { i18n } from '../i18n.ts';
import { isAllowed } from './allowed.ts';
import { messages } from './messages.ts';
import { PreviewNotice } from './PreviewNotice.tsx';
import type { Preview } from './stored.ts';

/** Returns the notice about these previews, with its texts loaded. */
export async function noticeOf(previews: Preview[]): Promise<ComponentType> {
  await registerMessages(i18n, 'preview', messages);
  const allowed = await Promise.all(previews.map(([, entry]) => isAllowed(entry)));
  const shown = previews.filter((_, index) => allowed[index]);
  const refused = previews.filter((_, index) => !allowed[index]);
  return () => <PreviewNotice shown={shown} refused={refused} />;
}
