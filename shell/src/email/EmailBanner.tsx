import type { EmailBanner as Name } from '@cabinet/domain/emailScreen';
import { Banner, type BannerProps } from '@cabinet/ui/Banner';
import { buttonClass } from '@cabinet/ui/Button';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

/** The e-mails in the texts, or null for an e-mail that does not exist. */
export type Emails = Record<'current' | 'own' | 'managers' | 'old', string | null>;

const PATHS = { change: '/email-change', support: '/support' } as const;

/** The tone and the link of each banner. */
const LOOKS: Record<Name, { tone: NonNullable<BannerProps['tone']>; action: keyof typeof PATHS }> = {
  'new-unconfirmed': { tone: 'warning', action: 'change' },
  'new-by-manager': { tone: 'info', action: 'change' },
  'old-client': { tone: 'warning', action: 'support' },
  'needs-registration': { tone: 'info', action: 'change' },
  'emails-differ': { tone: 'warning', action: 'support' },
  'bad-replace': { tone: 'danger', action: 'support' },
  'changed-old-emails': { tone: 'warning', action: 'support' },
  'changed-other-email': { tone: 'warning', action: 'support' },
};

/** §4 Banners: appears on every page while its condition holds. */
export function EmailBanner({ name, emails }: { name: Name; emails: Emails }) {
  const { t } = useTranslation('email');
  const { pathname } = useLocation();
  const { tone, action } = LOOKS[name];
  const to = PATHS[action];
  const link = (
    <Link className={buttonClass({ size: 'sm', variant: 'line' })} to={to}>
      {t(`action.${action}`)}
    </Link>
  );
  return (
    <Banner tone={tone} action={pathname !== to && link}>
      {t(`banner.${name}`, emails)}
    </Banner>
  );
}
