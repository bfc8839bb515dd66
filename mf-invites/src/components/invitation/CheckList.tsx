import { INVITATION_CHECKS, type InvitationCheck } from '@cabinet/contracts/invitations';
import { TokenWord, VisuallyHidden } from '@cabinet/ui';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { use, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CheckList.module.css';

const SIGNS = { passed: CircleCheck, open: CircleDashed, failed: CircleX };

interface CheckListProps {
  checks: readonly InvitationCheck[];
  /** There will be no tokens any more. */
  isOver: boolean;
}

/** Why there are no tokens yet: what has to be right before they come, each with its result. */
export function CheckList({ checks, isOver }: CheckListProps) {
  const { t } = useTranslation('mf-invites-later');
  const context = use(TokenWord);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t(isOver ? 'checks.over' : 'checks.title', { context })}
      </h3>
      <ul className={styles.checks}>
        {INVITATION_CHECKS.flatMap((name) => {
          const result = checks.find((check) => check.name === name)?.result;
          if (!result) return [];
          const Sign = SIGNS[result];
          return (
            <li key={name} className={styles.check} data-result={result}>
              <Sign size={20} strokeWidth={1.8} aria-hidden="true" />
              <span>
                {t(`checks.name.${name}`, { context })}
                <VisuallyHidden>: </VisuallyHidden>
                <span className={styles.result}>{t(`checks.result.${result}`)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
