import { Card } from '@cabinet/ui/Card';
import { Grid } from '@cabinet/ui/Grid';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export function Tones() {
  const { t } = useTranslation('documentation');
  return (
    <Grid>
      <Card>
        <h3>{t('words.goal')}</h3>
        <p>{t('words.goalText')}</p>
      </Card>
      <Card tone="line">
        <h3>{t('words.goal')}</h3>
        <p>{t('words.goalText')}</p>
      </Card>
      <Card tone="accent">
        <h3>{t('words.invite')}</h3>
        <p>{t('words.inviteText')}</p>
      </Card>
      <Card tone="stage">
        <h3>{t('words.invite')}</h3>
        <p>{t('words.inviteText')}</p>
      </Card>
    </Grid>
  );
}

export function AsLink() {
  const { t } = useTranslation('documentation');
  return (
    <Grid>
      <Card as={Link} to="/documentation">
        <h3>{t('words.catalogue')}</h3>
        <p>{t('words.catalogueText')}</p>
      </Card>
    </Grid>
  );
}
