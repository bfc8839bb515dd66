import { condensedLink } from '@cabinet/domain/referralLink';
import { buttonClass, Chip, IconButton, Panel } from '@cabinet/ui';
import { Calculator, Copy, QrCode } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { neighbours } from '../paths.ts';
import styles from './ReferralPanel.module.css';

const LOOK = { size: 18, strokeWidth: 1.8, 'aria-hidden': true } as const;

interface ReferralPanelProps {
  /** Null while the card loads. */
  link: string | null;
  /** The rewards of the friend and of the participant, in one sentence. */
  text: string;
  onCopy(): void;
  /** Opens the share panel, if the browser has one. */
  onCall(press: MouseEvent): void;
  /** Opens the code dialog: show, save, print. */
  onCode(): void;
  /** Opens the estimate of the reward. */
  onEstimate(): void;
}

/** The participant's own link: a press copies it (§2), and a button shares it. */
export function ReferralPanel({ link, text, onCopy, onCall, onCode, onEstimate }: ReferralPanelProps) {
  const { t } = useTranslation('mf-profile');
  const id = useId();
  const parts = link ? condensedLink(link) : null;

  return (
    <Panel tone="accent" className={styles.panel} aria-labelledby={id} aria-busy={!link}>
      <div>
        <h2 id={id}>{t('referral.title')}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.link}>
        {parts ? (
          <button type="button" className={styles.url} onClick={onCopy}>
            <span className={styles.address}>{parts.address}</span>
            <b className={styles.own}>{parts.own}</b>
          </button>
        ) : (
          <span className={styles.url} />
        )}
        <IconButton label={t('referral.copy')} disabled={!link} onClick={onCopy}>
          <Copy {...LOOK} />
        </IconButton>
        <Link className={buttonClass({ size: 'sm' })} to={neighbours.invite} onClick={onCall}>
          {t('referral.call')}
        </Link>
      </div>
      <div className={styles.more}>
        <Chip className={styles.chip} disabled={!link} onClick={onCode}>
          <QrCode {...LOOK} />
          {t('referral.code')}
        </Chip>
        <Chip className={styles.chip} onClick={onEstimate}>
          <Calculator {...LOOK} />
          {t('referral.estimate')}
        </Chip>
      </div>
    </Panel>
  );
}
