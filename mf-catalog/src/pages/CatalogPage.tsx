import { usePart } from '@cabinet/i18n';
import { isFetchedAtom, spenderAtom } from '@cabinet/state';
import { PageHeading, Tokens } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ClosedCatalogue, LookNote } from '../components/AccessNote.tsx';
import { ProductGridSkeleton } from '../components/ProductGrid.tsx';
import { SectionTabs } from '../components/SectionTabs.tsx';
import { useCatalogueAccess } from '../data/useCatalogueAccess.ts';
import { useWishes } from '../data/useWishes.ts';
import styles from './CatalogPage.module.css';
import { laterWords, loadLater } from './loadLater.ts';

/** The heading, the balance and the sections, with the list below. */
export function CatalogPage() {
  const { t } = useTranslation('mf-catalog');
  const { available } = useAtomValue(spenderAtom);
  const access = useCatalogueAccess();
  const { wishes } = useWishes();
  // Preload the product at rest, because readers of a list usually open a product.
  usePart(loadLater, laterWords, useAtomValue(isFetchedAtom) && 'at rest');

  const balance = available !== null && (
    <p className={styles.balance}>
      <span className={styles.onCard}>{t('onCard')}</span>
      <Tokens amount={available} />
    </p>
  );
  return (
    <div className={styles.page}>
      <PageHeading aside={balance}>{t('title')}</PageHeading>
      {access === 'closed' ? (
        <ClosedCatalogue />
      ) : (
        <>
          <SectionTabs wishCount={wishes?.length} />
          {access === 'look' && <LookNote />}
          {access === 'unknown' ? <ProductGridSkeleton /> : <Outlet />}
        </>
      )}
    </div>
  );
}
