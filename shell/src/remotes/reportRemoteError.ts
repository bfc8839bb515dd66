import { isStalePage } from '@cabinet/federation/stale';
import { PART_FAILED } from '@cabinet/i18n/usePart';
import { reportError } from '@cabinet/state/report';
import { showInfo } from '@cabinet/state/ui';
import { i18n } from '../i18n.ts';
import { isOutdated } from './isOutdated.ts';

/**
 * A failed remote keeps to its section, a broken file of it too (D6); a page older than what is published asks to be
 * reloaded (§2), never by itself.
 */
export async function reportRemoteError(error: unknown): Promise<void> {
  reportError(error, 'section');
  // Without a network nothing comes, whatever is published.
  if (!isStalePage(error) || !navigator.onLine || !(await isOutdated())) return;
  showInfo({
    title: i18n.t('shell:stale.title'),
    message: i18n.t('shell:stale.text'),
    button: i18n.t('shell:stale.reload'),
    onButton: () => location.reload(),
  });
}

// Parts of a page that come later fail as their page does.
i18n.on(PART_FAILED, reportRemoteError);
