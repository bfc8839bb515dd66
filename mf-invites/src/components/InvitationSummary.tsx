import {
  INVITATION_PARTS,
  type InvitationFigures,
  type ReferralFigures,
} from '@cabinet/domain/friendFigures';
import { useFormats } from '@cabinet/i18n';
import { PipelineBar, Tokens } from '@cabinet/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './InvitationSummary.module.css';

export interface InvitationSummaryProps {
  /** The figures of the friends, or a placeholder while unknown. */
  figures: ReactNode;
  /** Number of invitations at each step. */
  steps: InvitationFigures['steps'];
}

/** The results of the invitations, as figures and by step. */
export function InvitationSummary({ figures, steps }: InvitationSummaryProps) {
  const { t } = useTranslation('mf-invites');
  const parts = INVITATION_PARTS.map((step) => ({
    id: step,
    label: t(`step.${step}`),
    count: steps[step],
    step,
  }));

  return (
    <section className={styles.summary} aria-label={t('figures.title')}>
      {figures}
      <PipelineBar parts={parts} />
    </section>
  );
}

export function FriendFigures({ registered, studying, tokens }: ReferralFigures) {
  const { t } = useTranslation('mf-invites');
  const { formatNumber } = useFormats();
  return (
    <dl className={styles.figures}>
      <Figure name={t('figures.registered', { count: registered })}>{formatNumber(registered)}</Figure>
      <Figure name={t('figures.paid', { count: studying })}>{formatNumber(studying)}</Figure>
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
