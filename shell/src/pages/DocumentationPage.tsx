import { registerMessages } from '@cabinet/i18n/messages';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { PageLoader } from '@cabinet/ui/PageLoader';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../i18n.ts';
import { reportRemoteError } from '../remotes/reportRemoteError.ts';
import { loadDocumentation } from '../remotes/source.ts';

type Area = Awaited<ReturnType<typeof loadDocumentation>>;

/** The documentation area (§2), fetched when it is first opened: the first screen carries nothing of it. */
export function DocumentationPage() {
  const { t } = useTranslation('ui');
  const [area, setArea] = useState<Area | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (area === 'loading') void loadArea().then(setArea);
  }, [area]);

  if (area === 'loading') return <PageLoader />;
  if (area === 'failed')
    return (
      <LoadFailure title={t('remote.title')} text={t('remote.text')} onRetry={() => setArea('loading')} />
    );
  return <area.Documentation />;
}

async function loadArea(): Promise<Area | 'failed'> {
  try {
    const area = await loadDocumentation();
    await registerMessages(i18n, 'documentation', area.messages);
    return area;
  } catch (error) {
    reportRemoteError(error);
    return 'failed';
  }
}
