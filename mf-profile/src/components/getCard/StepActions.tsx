import { CARD_STEPS, type CardStep } from '@cabinet/domain/forms/getCard';
import { Button } from '@cabinet/ui';
import { SubmitButton } from '@cabinet/ui/form';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './StepActions.module.css';

interface StepActionsProps {
  step: CardStep;
  obstacle: string | null;
  onBack: () => void;
}

/** The buttons to the next and the previous step. A disabled button shows its reason. */
export function StepActions({ step, obstacle, onBack }: StepActionsProps) {
  const { t } = useTranslation('mf-profile-later');
  const noteId = useId();
  const isLast = step === CARD_STEPS.at(-1);
  return (
    <div className={styles.actions}>
      {step !== CARD_STEPS[0] && (
        <Button type="button" variant="line" className={styles.back} onClick={onBack}>
          <ArrowLeft size={20} strokeWidth={1.8} aria-hidden="true" />
          <span>{t('getCard.back')}</span>
        </Button>
      )}
      <SubmitButton wide aria-describedby={noteId}>
        {t(isLast ? 'getCard.send' : 'getCard.next')}
        {!isLast && <ArrowRight size={20} strokeWidth={1.8} aria-hidden="true" />}
      </SubmitButton>
      {obstacle && (
        <p id={noteId} className={styles.obstacle}>
          {obstacle}
        </p>
      )}
    </div>
  );
}
