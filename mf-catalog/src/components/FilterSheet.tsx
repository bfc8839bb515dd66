import { Button, Dialog, VisuallyHidden } from '@cabinet/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FilterSheet.module.css';

export interface FilterSheetProps {
  open: boolean;
  onClose(): void;
  /** The filters: they work at once, behind the sheet. */
  children: ReactNode;
  /** «Показать 18 товаров»; empty until the list has come. */
  showText: string;
}

/** The filters where there is no room beside the list. */
export function FilterSheet({ open, onClose, children, showText }: FilterSheetProps) {
  const { t } = useTranslation('mf-catalog');
  return (
    <Dialog open={open} onClose={onClose} title={t('filters.title')}>
      {children}
      {/* The count of the page is behind the sheet, where nobody hears it. */}
      <VisuallyHidden role="status">{showText}</VisuallyHidden>
      <div className={styles.foot}>
        <Button wide onClick={onClose}>
          {showText || t('ui:loading')}
        </Button>
      </div>
    </Dialog>
  );
}
