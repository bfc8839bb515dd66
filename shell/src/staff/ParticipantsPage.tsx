import { participantsFormSchema } from '@cabinet/domain/forms/staff';
import { isOnlineAtom } from '@cabinet/state/offline';
import { cardStateAtom } from '@cabinet/state/user';
import { Form, FormFailure, SubmitButton, TextFormField, useSchemaForm } from '@cabinet/ui/form';
import { PageHeading } from '@cabinet/ui/PageHeading';
import { Panel } from '@cabinet/ui/Panel';
import { useAtomValue } from 'jotai';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ParticipantList } from './ParticipantList.tsx';
import styles from './ParticipantsPage.module.css';
import { useParticipantSearch } from './useParticipantSearch.ts';

/** §6: staff finds a participant and opens their cabinet. */
export function ParticipantsPage() {
  const { t } = useTranslation('staff');
  const hasCard = useAtomValue(cardStateAtom) !== 'none';
  const obstacle = useAtomValue(isOnlineAtom) ? null : t('offline');
  const { found, search } = useParticipantSearch();
  const form = useSchemaForm(participantsFormSchema, { query: '' });

  return (
    <div className={styles.page}>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <Panel>
        <Form className={styles.form} form={form} label={t('find')} obstacle={obstacle} onSubmit={search}>
          <TextFormField
            control={form.control}
            name="query"
            label={t('query')}
            hint={t('queryHint')}
            type="search"
            maxLength={100}
            autoComplete="off"
            after={<Search size={20} strokeWidth={1.8} aria-hidden="true" />}
          />
          <FormFailure />
          <SubmitButton className={styles.find}>{t('find')}</SubmitButton>
        </Form>
      </Panel>
      <p className={styles.count} role="status">
        {found && t(found.hasMore ? 'more' : 'found', { count: found.participants.length })}
      </p>
      {found && <ParticipantList participants={found.participants} />}
      {!hasCard && (
        <p className={styles.own}>
          {t('own')} <Link to="/get-card">{t('getCard')}</Link>
        </p>
      )}
    </div>
  );
}
