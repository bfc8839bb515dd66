import { condensedLink } from '@cabinet/domain/referralLink';
import { copyLink } from '@cabinet/state/referral';
import { showToast } from '@cabinet/state/ui';
import { Button } from '@cabinet/ui/Button';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './LinkRow.module.css';

const ICON = { size: 18, strokeWidth: 1.8, 'aria-hidden': true } as const;

/** §2: the participant's own link, to copy. */
export function LinkRow({ link }: { link: string }) {
  const { t } = useTranslation('share');
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const { address, own } = condensedLink(link);

  async function copy() {
    const isCopied = await copyLink(link);
    setOutcome(isCopied ? 'copied' : 'failed');
    if (isCopied) showToast({ message: t('copiedToast') });
  }

  return (
    <div>
      <section className={styles.row} aria-label={t('link')}>
        {/* §8: if the browser refuses to copy, the participant can select the whole link. */}
        {outcome === 'failed' ? (
          <p className={styles.link}>{link}</p>
        ) : (
          <p className={`${styles.link} ${styles.parts}`}>
            <span>{address}</span>
            <b>{own}</b>
          </p>
        )}
        <Button variant="ink" size="sm" onClick={() => void copy()}>
          {outcome === 'copied' ? <Check {...ICON} /> : <Copy {...ICON} />}
          {t(outcome === 'copied' ? 'copied' : 'copy')}
        </Button>
      </section>
      <p className={styles.note} role="status">
        {outcome === 'failed' && t('notCopied')}
      </p>
    </div>
  );
}
