import type { Invitation } from '@cabinet/contracts/invitations';
import { type InvitationStep, invitationSteps } from '@cabinet/domain/invitation';
import { useFormats } from '@cabinet/i18n';
import { TokenWord } from '@cabinet/ui';
import { Timeline } from '@cabinet/ui/later';
import { Hourglass } from 'lucide-react';
import { use, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './InvitationSteps.module.css';

const STATES = { done: 'done', current: 'now', waiting: 'next', refused: 'cancelled' } as const;

/** All steps to the reward, with dates, which explain why there are no tokens yet. */
export function InvitationSteps({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('mf-invites-later');
  const { formatDay, formatMoment, localText } = useFormats();
  const context = use(TokenWord);
  const id = useId();
  const steps = invitationSteps(invitation);
  const last = steps.at(-1);
  if (!last) return null;
  const end = last.state === 'current' ? 'waiting' : last.state;
  const title = t(`steps.title.${end}`, { context });

  function noteOf({ state, date, reason }: InvitationStep) {
    if (!date) return undefined;
    if (state === 'current') return t('steps.since', { date: formatDay(date) });
    const why = localText(reason);
    return (
      <>
        {formatMoment(date)}
        {why && <span className={styles.reason}>{t('steps.reason', { reason: why })}</span>}
      </>
    );
  }

  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <Timeline
        label={title}
        steps={steps.map((step) => ({
          id: step.name,
          title: t(`steps.name.${step.name}`, { context }),
          note: noteOf(step),
          state: STATES[step.state],
          icon: <Hourglass size={18} strokeWidth={1.8} aria-hidden="true" />,
        }))}
        isColumn={end === 'refused'}
      />
    </section>
  );
}
