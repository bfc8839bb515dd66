import { Button } from '@cabinet/ui';
import { Download, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './CodeActions.module.css';

const LOOK = { size: 18, strokeWidth: 1.8, 'aria-hidden': true } as const;

interface CodeActionsProps {
  onPng(): void;
  onSvg(): void;
  onPrint(): void;
}

/** The actions for a code: two downloads and printing. */
export function CodeActions({ onPng, onSvg, onPrint }: CodeActionsProps) {
  const { t } = useTranslation('mf-profile-later');
  return (
    <div className={styles.actions}>
      <Button variant="quiet" onClick={onPng}>
        <Download {...LOOK} />
        {t('code.png')}
      </Button>
      <Button variant="quiet" onClick={onSvg}>
        <Download {...LOOK} />
        {t('code.svg')}
      </Button>
      <Button onClick={onPrint}>
        <Printer {...LOOK} />
        {t('code.print.action')}
      </Button>
    </div>
  );
}
