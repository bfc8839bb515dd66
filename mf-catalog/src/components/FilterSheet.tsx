import { Button, Dialog, VisuallyHidden } from '@cabinet/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FilterSheet.module.css';

export interface FilterSheetProps {
  open: boolean;
  onClose(): void;
  /** The filters, which apply at once, behind the sheet. */
  children: ReactNode;
  /** «Показать 18 товаров». Empty until the list loads. */
  showText: string;
}

/** The filters on narrow screens, where they do not fit beside the list. */
export function FilterSheet({ open, onClose, children, showText }: FilterSheetProps) {
  const { t } = useTranslation('mf-catalog');
  return (
    <Dialog open={open} onClose={onClose} title={t('filters.title')}>
      {children}
      {/* The count of the page is inert behind the sheet, so this status announces it. */}
      <VisuallyHidden role="status">{showText}</VisuallyHidden>
      <div className={styles.foot}>
        <Button wide onClick={onClose}>
          {showText || t('ui:loading')}
        </Button>
      </div>
    </Dialog>
  );
}
