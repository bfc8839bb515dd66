import { registerMessages } from '@cabinet/i18n/messages';
import { askAnew, loadAnew, TIME_LIMIT_MS } from '@cabinet/loading';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { PageLoader } from '@cabinet/ui/PageLoader';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AreaName } from '../guard/routes.ts';
import { i18n } from '../i18n.ts';
import { reportRemoteError } from '../remotes/reportRemoteError.ts';
import { loadArea } from '../remotes/source.ts';

type Area = Awaited<ReturnType<typeof loadArea>>;

/** Shows pages of the shell that load on demand. The first screen does not contain their code. */
export function AreaPage({ name }: { name: AreaName }) {
  const { t } = useTranslation('ui');
  const [area, setArea] = useState<Area | 'loading' | 'failed'>('loading');
  /** The reason for the last failure. */
  const reason = useRef<unknown>(null);
  useEffect(() => {
    if (area !== 'loading') return;
    const late = setTimeout(() => setArea('failed'), TIME_LIMIT_MS);
    void load(name, reason).then(setArea);
    return () => clearTimeout(late);
  }, [area, name]);

  function retry() {
    askAnew();
    setArea('loading');
  }

  if (area === 'loading') return <PageLoader />;
  if (area === 'failed')
    return <LoadFailure title={t('remote.title')} text={t('remote.text')} onRetry={retry} />;
  return <area.Area />;
}

async function load(name: AreaName, reason: RefObject<unknown>): Promise<Area | 'failed'> {
  try {
    const area = await loadAnew(() => loadArea(name), reason.current);
    await registerMessages(i18n, name, area.messages);
    return area;
  } catch (error) {
    reason.current = error;
    reportRemoteError(error);
    return 'failed';
  }
}
