import { linkParts } from '@cabinet/domain/referralLink';
import { Button, Panel, QrCode } from '@cabinet/ui';
import { Copy } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ReferralPanel.module.css';
import { ShareWays } from './ShareWays.tsx';

interface ReferralPanelProps {
  /** Null as long as the card is on its way. */
  link: string | null;
  /** Share of a friend's first semester; null as long as it is not known. */
  percent: number | null;
  onCopy: () => void;
  /** Absent where the browser cannot share. */
  onShare?: (() => void) | undefined;
  /** Opens the code to show, keep and print. */
  onCode(): void;
  /** What a friend would bring. */
  estimate: ReactNode;
}

/** The invitation to act: the participant's own link, to copy, to share and to scan. */
export function ReferralPanel({ link, percent, estimate, ...panel }: ReferralPanelProps) {
  const { t } = useTranslation('mf-profile');
  const id = useId();
  // Drawing the code takes its time and lies below the first screen.
  const code = useDeferredValue(link, null);
  const parts = link ? linkParts(link) : null;

  return (
    <Panel tone="accent" className={styles.panel} aria-labelledby={id} aria-busy={!link}>
      <div className={styles.code}>{code && <QrCode value={code} label={t('referral.qr')} />}</div>
      <div className={styles.body}>
        <h2 id={id}>{t('referral.title')}</h2>
        <p className={styles.text}>
          {percent === null ? t('referral.textPlain') : t('referral.text', { percent })}
        </p>
        <div className={styles.link}>
          <p className={styles.url}>
            <span className={styles.address}>{parts?.address}</span>
            <b className={styles.own}>{parts?.own}</b>
          </p>
          <Button size="sm" onClick={panel.onCopy} disabled={!link}>
            <Copy size={18} strokeWidth={1.8} aria-hidden="true" />
            {t('referral.copy')}
          </Button>
        </div>
        <ShareWays link={link} onShare={panel.onShare} onCode={panel.onCode} />
      </div>
      {estimate}
    </Panel>
  );
}
