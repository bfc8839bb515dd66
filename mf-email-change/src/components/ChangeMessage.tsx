import { CODE_MINUTES } from '@cabinet/domain/code';
import type { EmailMessageName } from '@cabinet/domain/emailScreen';
import { useFormats } from '@cabinet/i18n';
import { Clock, Hourglass, KeyRound, type LucideIcon, Mail, RotateCcw, UserCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmailChangeView } from '../domain/emailChangeView.ts';
import styles from './ChangeMessage.module.css';
import { Facts } from './Facts.tsx';
import { useFocusOnChange } from './useFocusOnChange.ts';

const SIGNS: Record<EmailMessageName, LucideIcon> = {
  confirmed: Hourglass,
  enter: Mail,
  manager: UserCheck,
  deadline: RotateCcw,
  attempts: Clock,
  pending: KeyRound,
};

export interface ChangeMessageProps {
  view: EmailChangeView;
  /** The available action. */
  action?: ReactNode;
  /** Under the facts: the support requests. */
  children?: ReactNode;
}

/** The message of an e-mail change (§4), with its facts. */
export function ChangeMessage({ view, action, children }: ChangeMessageProps) {
  const { t } = useTranslation('mf-email-change');
  const { formatDateTime } = useFormats();
  const titleId = useId();
  const { name, newEmail, attempts, deadline } = view;
  const section = useFocusOnChange(name);
  const Sign = SIGNS[name];

  return (
    <section ref={section} className={styles.message} data-error={view.isError} aria-labelledby={titleId}>
      <span className={styles.sign}>
        <Sign size={24} strokeWidth={1.8} aria-hidden="true" />
      </span>
      <div className={styles.text}>
        <h2 id={titleId} tabIndex={-1}>
          {t(`message.${name}.title`)}
        </h2>
        <p>{t(`message.${name}.text`, { minutes: CODE_MINUTES })}</p>
      </div>
      {action}
      <Facts
        facts={[
          { name: t('fact.newEmail'), value: newEmail },
          { name: t('fact.attempts'), value: attempts && t('fact.attemptsLeft', attempts) },
          { name: t(`fact.deadline.${name}`), value: deadline && formatDateTime(deadline) },
        ]}
      />
      {children}
    </section>
  );
}
