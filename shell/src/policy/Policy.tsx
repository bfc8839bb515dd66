import { configAtom } from '@cabinet/state/config';
import { policyLink } from '@cabinet/state/policy';
import { reportError } from '@cabinet/state/report';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PolicyDialog.module.css';
import { PolicySkeleton } from './PolicySkeleton.tsx';
import { PolicyText } from './PolicyText.tsx';
import { readPolicy } from './readPolicy.ts';

/** Shows the text of the agreement from the main site. */
export function Policy() {
  const { t } = useTranslation('shell');
  const { page, isFailed, retry } = usePolicy();
  return (
    <div className={styles.policy}>
      {page && <PolicyText page={page} />}
      {isFailed && <LoadFailure title={t('policy.failed')} text={t('policy.failedText')} onRetry={retry} />}
      {!page && !isFailed && <PolicySkeleton />}
      <a href={policyLink.href} target="_blank" rel="noreferrer noopener">
        {t('policy.file')}
      </a>
    </div>
  );
}

function usePolicy() {
  const mainSite = useAtomValue(configAtom)?.services.mainSite ?? '';
  const [reading, setReading] = useState(() => readPolicy(mainSite));
  const [result, setResult] = useState<{ page?: Document; isFailed?: boolean }>({});

  useEffect(() => {
    let isWanted = true;
    reading.then(
      (page) => isWanted && setResult({ page }),
      (error: unknown) => {
        reportError(error, 'policy');
        if (isWanted) setResult({ isFailed: true });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [reading]);

  function retry() {
    setResult({});
    setReading(readPolicy(mainSite));
  }
  return { ...result, retry };
}
