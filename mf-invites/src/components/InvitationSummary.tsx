import { INVITATION_WAY } from '@cabinet/domain/invitation';
import { useFormats } from '@cabinet/i18n';
import { PipelineBar, Tokens } from '@cabinet/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './InvitationSummary.module.css';

const TONES = {
  sent: 'mute',
  review: 'ring2',
  working: 'accent',
  waiting: 'ring3',
  paid: 'primary',
} as const;

export interface InvitationSummaryProps {
  /** What the friends have come to; what stands in its place as long as it is not known. */
  figures: ReactNode;
  /** How many invitations are in a status. */
  countOf(status: string): number;
}

/** What the friends have come to, in figures and along the way. */
export function InvitationSummary({ figures, countOf }: InvitationSummaryProps) {
  const { t } = useTranslation('mf-invites');
  const parts = INVITATION_WAY.map((status) => ({
    id: status,
    label: t(`step.${status}`),
    count: countOf(status),
    tone: TONES[status],
  }));

  return (
    <section className={styles.summary} aria-label={t('figures.title')}>
      {figures}
      <PipelineBar parts={parts} />
    </section>
  );
}

export interface FriendFiguresProps {
  registered: number;
  paid: number;
  /** Brought by friends so far. */
  tokens: number;
}

export function FriendFigures({ registered, paid, tokens }: FriendFiguresProps) {
  const { t } = useTranslation('mf-invites');
  const { formatNumber } = useFormats();
  return (
    <dl className={styles.figures}>
      <Figure name={t('figures.registered', { count: registered })}>{formatNumber(registered)}</Figure>
      <Figure name={t('figures.paid', { count: paid })}>{formatNumber(paid)}</Figure>
      <Figure name={t('figures.tokens')}>
        <Tokens amount={tokens} />
      </Figure>
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
