import { Panel, VisuallyHidden } from '@cabinet/ui';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './ChangeSteps.module.css';

const STEPS = ['address', 'code', 'approval', 'register'] as const;
export type ChangeStep = (typeof STEPS)[number];

/** All steps of a change, with the current step marked. */
export function ChangeSteps({ current }: { current: ChangeStep }) {
  const { t } = useTranslation('mf-email-change');
  return (
    <Panel title={t('steps.title')}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step} className={styles.step} aria-current={step === current ? 'step' : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {index < STEPS.indexOf(current) ? <Check size={16} strokeWidth={2} /> : index + 1}
            </span>
            <span className={styles.text}>
              {t(`steps.${step}`)}
              {index < STEPS.indexOf(current) && <VisuallyHidden>, {t('steps.done')}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
