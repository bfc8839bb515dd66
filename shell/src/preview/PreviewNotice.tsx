import { Banner } from '@cabinet/ui/Banner';
import { Button } from '@cabinet/ui/Button';
import { useTranslation } from 'react-i18next';
import styles from './PreviewNotice.module.css';
import { placeOf } from './placeOf.ts';
import { endPreviews, type Preview } from './stored.ts';

export interface PreviewNoticeProps {
  /** The previews that replace live releases. */
  shown: Preview[];
  /** The previews that are not allowed. */
  refused: Preview[];
}

/** Always shows that this is not the published cabinet, and links back to it (CONTRACT §4). */
export function PreviewNotice({ shown, refused }: PreviewNoticeProps) {
  const { t } = useTranslation('preview');
  const remotes = (previews: Preview[]) => previews.map((preview) => t(...placeOf(preview))).join(', ');
  const end = (
    <Button size="sm" variant="line" onClick={endNow}>
      {t('end')}
    </Button>
  );
  return (
    <>
      {refused.length > 0 && (
        <Banner action={shown.length === 0 && end}>
          <span className={styles.line}>{t('refused', { remotes: remotes(refused) })}</span>
        </Banner>
      )}
      {shown.length > 0 && (
        <Banner tone="info" action={end}>
          <span className={styles.line}>{t('shown', { remotes: remotes(shown) })}</span>
          <span className={styles.hint}>{t('hint')}</span>
        </Banner>
      )}
    </>
  );
}

function endNow(): void {
  endPreviews();
  location.reload();
}
