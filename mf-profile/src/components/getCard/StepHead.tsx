import { CARD_STEPS, type CardStep } from '@cabinet/domain/forms/getCard';
import { PageHeading, Progress, TokenWord } from '@cabinet/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './StepHead.module.css';

/** The heading of a step with its number and the number of steps. */
export function StepHead({ step }: { step: CardStep }) {
  const { t } = useTranslation('mf-profile-later');
  const number = CARD_STEPS.indexOf(step) + 1;
  const label = t('getCard.step', { number, count: CARD_STEPS.length });
  return (
    <div>
      <div className={styles.progress}>
        <span aria-hidden="true">{label}</span>
        <div className={styles.bar}>
          <Progress label={label} value={number} max={CARD_STEPS.length} isSegmented />
        </div>
      </div>
      <PageHeading key={step} lead={t(`getCard.lead.${step}`, { context: use(TokenWord) })}>
        <span className={styles.kicker}>{t('getCard.title')}</span> {t(`getCard.question.${step}`)}
      </PageHeading>
    </div>
  );
}
