import { configAtom } from '@cabinet/state/config';
import { isPolicyOpenAtom, policyLink } from '@cabinet/state/policy';
import { reportError } from '@cabinet/state/report';

import { Dialog } from '@cabinet/ui/Dialog';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { Skeleton, SkeletonGroup } from '@cabinet/ui/Skeleton';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PolicyDialog.module.css';
import { PolicyText } from './PolicyText.tsx';
import { readPolicy } from './readPolicy.ts';

/** §1: the agreement on personal data, for the footer and for every form that asks for it. */
export function PolicyDialog() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useAtom(isPolicyOpenAtom);
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('policy.title')} width={760}>
      <Policy />
    </Dialog>
  );
}

function Policy() {
  const { t } = useTranslation('shell');
  const { page, isFailed, retry } = usePolicy();
  return (
    <div className={styles.policy}>
      {page && <PolicyText page={page} />}
      {isFailed && <LoadFailure title={t('policy.failed')} text={t('policy.failedText')} onRetry={retry} />}
      {!page && !isFailed && (
        <SkeletonGroup className={styles.ground}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="60%" />
        </SkeletonGroup>
      )}
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
