import { referralLinkAtom } from '@cabinet/state/referral';
import { reportError } from '@cabinet/state/report';
import { Dialog } from '@cabinet/ui/Dialog';
import { QrCode } from '@cabinet/ui/QrCode';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeActions } from '../../components/CodeActions.tsx';
import { pngFile, svgFile } from '../../components/codeFile.ts';
import { printCode } from '../../components/printCode.ts';
import { saveFile } from '../../components/saveFile.ts';
import type { HomeDialogProps } from '../useHomeDialog.ts';
import styles from './CodeDialog.module.css';

/** The code of the own link: large enough to be scanned from the screen, to keep as a file, to print. */
export function CodeDialog({ onClose }: HomeDialogProps) {
  const { t } = useTranslation('mf-profile-later');
  const link = useAtomValue(referralLinkAtom);
  const place = useRef<HTMLDivElement>(null);
  if (!link) return null;

  /** The code as a file, for whoever takes it; not before it is drawn. */
  function take(use: (svg: string) => unknown) {
    const drawing = place.current?.querySelector('svg');
    if (drawing)
      Promise.resolve(svgFile(drawing))
        .then(use)
        .catch((error) => reportError(error, 'referral-code'));
  }
  const name = t('code.file');

  return (
    <Dialog open onClose={onClose} title={t('code.title')}>
      <div className={styles.code} ref={place}>
        <QrCode value={link} label={t('mf-profile:referral.qr')} />
      </div>
      <p className={styles.link}>{link}</p>
      <CodeActions
        onPng={() => take(async (svg) => saveFile(await pngFile(svg), `${name}.png`))}
        onSvg={() => take((svg) => saveFile(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`))}
        onPrint={() => take((svg) => printCode(svg, { title: t('code.print.title'), link }))}
      />
    </Dialog>
  );
}
