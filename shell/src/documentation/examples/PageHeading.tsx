import { Button } from '@cabinet/ui/Button';
import { PageHeading } from '@cabinet/ui/PageHeading';
import { Tokens } from '@cabinet/ui/Tokens';
import { useTranslation } from 'react-i18next';

export function Page() {
  const { t } = useTranslation('documentation');
  return <PageHeading aside={<Tokens amount={12450} size="lg" />}>{t('words.catalogue')}</PageHeading>;
}

export function WithLead() {
  const { t } = useTranslation('documentation');
  return (
    <PageHeading lead={t('words.inviteText')} aside={<Button variant="ink">{t('words.invite')}</Button>}>
      {t('words.invitations')}
    </PageHeading>
  );
}

export function Status() {
  const { t } = useTranslation('documentation');
  return (
    <PageHeading size="status" lead={t('words.dates.june25')}>
      {t('words.steps.delivery')}
    </PageHeading>
  );
}
