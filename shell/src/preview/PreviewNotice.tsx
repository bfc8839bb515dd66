import { Banner } from '@cabinet/ui/Banner';
import { Button } from '@cabinet/ui/Button';
import { useTranslation } from 'react-i18next';
import styles from './PreviewNotice.module.css';
import { endPreviews, type Preview } from './stored.ts';

export interface PreviewNoticeProps {
  /** What is shown instead of what is published. */
  shown: Preview[];
  /** What was asked for and may not be shown. */
  refused: Preview[];
}

/** Says all the time that this is not the published cabinet, and how to get back to it (CONTRACT §4). */
export function PreviewNotice({ shown, refused }: PreviewNoticeProps) {
  const { t } = useTranslation('preview');
  const names = (previews: Preview[]) =>
    previews.map(([remote, entry]) => t('one', { remote, place: placeOf(entry) })).join('; ');
  const end = (
    <Button size="sm" variant="line" onClick={endNow}>
      {t('end')}
    </Button>
  );
  return (
    <Banner tone={refused.length > 0 ? 'warning' : 'info'} action={end}>
      {refused.length > 0 && <p className={styles.line}>{t('refused', { remotes: names(refused) })}</p>}
      {shown.length > 0 && (
        <>
          <p className={styles.line}>{t('shown', { remotes: names(shown) })}</p>
          <p className={styles.hint}>{t('hint')}</p>
        </>
      )}
    </Banner>
  );
}

function endNow(): void {
  endPreviews();
  location.reload();
}

/** The folder of the entry, without our own origin. */
function placeOf(entry: string): string {
  if (!URL.canParse(entry, location.origin)) return entry;
  const { href, origin } = new URL(entry, location.origin);
  const folder = href.replace(/[^/]*$/, '');
  return origin === location.origin ? folder.slice(origin.length) : folder;
}
