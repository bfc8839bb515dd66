import { useFormats } from '@cabinet/i18n/useFormats';
import { SkipLink } from '@cabinet/ui/SkipLink';
import { Trans } from '@cabinet/ui/Trans';
import { VisuallyHidden } from '@cabinet/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import layout from './layout.module.css';

export function Formats() {
  const { formatDateTime, formatDay, formatMovement, formatRoubles, formatTokens } = useFormats();
  return (
    <ul className={layout.list}>
      <li>{formatTokens(12450)}</li>
      <li>{formatMovement(-1890)}</li>
      <li>{formatRoubles(90_000)}</li>
      <li>{formatDay('2024-06-21')}</li>
      <li>{formatDateTime('2024-06-21T09:12:00')}</li>
    </ul>
  );
}

export function OnlyHeard() {
  const { t } = useTranslation('documentation');
  return (
    <Link to="/documentation">
      {t('words.more')}
      <VisuallyHidden> {t('words.aboutGoal')}</VisuallyHidden>
    </Link>
  );
}

export function Skip() {
  const { t } = useTranslation('documentation');
  return (
    <>
      <SkipLink />
      <p>{t('words.pressTab')}</p>
    </>
  );
}

export function WithLink() {
  const { t } = useTranslation('documentation');
  return (
    <p>
      <Trans t={t} i18nKey="words.seeRules" components={{ rules: <Link to="/rules" /> }} />
    </p>
  );
}
