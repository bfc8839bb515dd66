import { isStalePage } from '@cabinet/federation/stale';
import { PART_FAILED } from '@cabinet/i18n/usePart';
import { reportError } from '@cabinet/state/report';
import { showInfo } from '@cabinet/state/ui';
import { i18n } from '../i18n.ts';
import { isOutdated } from './isOutdated.ts';

/**
 * Reports a failed remote. The failure, or a broken file of the remote, affects only its section (D6). If the
 * page is older than the published release, shows a request to reload (§2). The page never reloads without
 * the participant.
 */
export async function reportRemoteError(error: unknown): Promise<void> {
  reportError(error, 'section');
  // Without a network, every load fails, so the failure proves nothing.
  if (!isStalePage(error) || !navigator.onLine || !(await isOutdated())) return;
  showInfo({
    title: i18n.t('shell:stale.title'),
    message: i18n.t('shell:stale.text'),
    button: i18n.t('shell:stale.reload'),
    onButton: () => location.reload(),
  });
}

// Later parts of a page fail in the same way as the page.
i18n.on(PART_FAILED, reportRemoteError);
