import { CARD_STEPS, type CardStep, type GetCardValues } from '@cabinet/domain/forms/getCard';
import { Button, PageHeading, Progress, TokenWord } from '@cabinet/ui';
import { Form, type SchemaForm, SubmitButton } from '@cabinet/ui/form';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './StepFrame.module.css';

interface StepFrameProps {
  form: SchemaForm<GetCardValues, object>;
  step: CardStep;
  /** Above the fields: what stands in the way of the whole form. */
  notice?: ReactNode;
  children: ReactNode;
  /** Why the last step cannot be sent now. */
  obstacle: string | null;
  onBack: () => void;
  /** The answers of this step are right. */
  onNext: () => Promise<void>;
}

/** One question of the form with the way on and back. */
export function StepFrame({ form, step, notice, children, ...props }: StepFrameProps) {
  const { t } = useTranslation('mf-profile-later');
  const element = useRef<HTMLFormElement>(null);
  const number = CARD_STEPS.indexOf(step) + 1;
  const isLast = number === CARD_STEPS.length;
  const label = t('getCard.step', { number, count: CARD_STEPS.length });
  useFocusOnNext(element, step);
  return (
    <Form
      ref={element}
      className={styles.form}
      form={form}
      obstacle={props.obstacle}
      onSubmit={props.onNext}
      // The next question has not been tried yet.
      onSent={() => form.reset(undefined, { keepValues: true })}
    >
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
      {notice}
      <div className={styles.fields}>{children}</div>
      <div className={styles.actions}>
        {number > 1 && (
          <Button type="button" variant="line" className={styles.back} onClick={props.onBack}>
            <ArrowLeft size={20} strokeWidth={1.8} aria-hidden="true" />
            <span>{t('getCard.back')}</span>
          </Button>
        )}
        <SubmitButton wide>
          {t(isLast ? 'getCard.send' : 'getCard.next')}
          {!isLast && <ArrowRight size={20} strokeWidth={1.8} aria-hidden="true" />}
        </SubmitButton>
        {props.obstacle && <p className={styles.obstacle}>{props.obstacle}</p>}
      </div>
    </Form>
  );
}

/** The heading of another question takes the focus. */
function useFocusOnNext(form: { current: HTMLFormElement | null }, step: CardStep) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) form.current?.querySelector('h1')?.focus();
    shown.current = step;
  }, [form, step]);
}
