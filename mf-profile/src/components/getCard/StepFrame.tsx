import { Button, PageHeading, Progress } from '@cabinet/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { CARD_STEPS, type CardStep } from '../../domain/cardForm.ts';
import styles from './StepFrame.module.css';

interface StepFrameProps {
  form: RefObject<HTMLFormElement | null>;
  step: CardStep;
  lead: string;
  /** Above the fields: what stands in the way of the whole form. */
  notice?: ReactNode;
  children: ReactNode;
  busy: boolean;
  /** Why the last step cannot be sent now. */
  obstacle: string | null;
  onBack: () => void;
  onNext: () => void;
}

/** One question of the form with the way on and back. */
export function StepFrame({ form, step, lead, notice, children, ...props }: StepFrameProps) {
  const { t } = useTranslation('mf-profile-later');
  const number = CARD_STEPS.indexOf(step) + 1;
  const isLast = number === CARD_STEPS.length;
  const label = t('getCard.step', { number, count: CARD_STEPS.length });
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onNext();
      }}
    >
      <div>
        <div className={styles.progress}>
          <span aria-hidden="true">{label}</span>
          <div className={styles.bar}>
            <Progress label={label} value={number} max={CARD_STEPS.length} isSegmented />
          </div>
        </div>
        <PageHeading key={step} lead={lead}>
          <span className={styles.kicker}>{t('getCard.title')}</span> {t(`getCard.question.${step}`)}
        </PageHeading>
      </div>
      {notice}
      <div className={styles.fields}>{children}</div>
      <div className={styles.actions}>
        {number > 1 && (
          <Button type="button" variant="line" className={styles.back} onClick={props.onBack}>
            <ArrowLeft size={20} strokeWidth={1.8} aria-hidden="true" />
            <span>{t('getCard.back')}</span>
          </Button>
        )}
        <Button type="submit" wide busy={props.busy} disabled={props.obstacle !== null}>
          {t(isLast ? 'getCard.send' : 'getCard.next')}
          {!isLast && <ArrowRight size={20} strokeWidth={1.8} aria-hidden="true" />}
        </Button>
        {props.obstacle && <p className={styles.obstacle}>{props.obstacle}</p>}
      </div>
    </form>
  );
}
