import { useFormats } from '@cabinet/i18n';
import { configAtom, referralLinkAtom, reportError } from '@cabinet/state';
import { Dialog, QrCode, saveFile } from '@cabinet/ui';
import { drawnAlone, Letterhead, pngFile, printCode, svgFile } from '@cabinet/ui/later';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeActions } from '../../components/CodeActions.tsx';
import type { HomeDialogProps } from '../../data/useHomeDialog.ts';
import styles from './CodeDialog.module.css';

/** The code of the referral link: large enough for a scan from the screen, with download and print. */
export function CodeDialog({ onClose }: HomeDialogProps) {
  const { t } = useTranslation('mf-profile-later');
  const link = useAtomValue(referralLinkAtom);
  const { localText } = useFormats();
  const university = useAtomValue(configAtom)?.university;
  const place = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  if (!link) return null;

  /** Passes the code without its frame to `use`. Does nothing before the code is drawn. */
  function take(use: (code: SVGSVGElement) => unknown) {
    const drawing = place.current?.querySelector('svg');
    if (drawing)
      Promise.resolve(drawnAlone(drawing))
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
        onPng={() => take(async (code) => saveFile(await pngFile(code), `${name}.png`))}
        onSvg={() =>
          take((code) => saveFile(new Blob([svgFile(code)], { type: 'image/svg+xml' }), `${name}.svg`))
        }
        onPrint={() =>
          take((code) => printCode(code, { title: t('code.print.title'), link, head: head.current }))
        }
      />
      <Letterhead ref={head} name={localText(university?.name)} address={localText(university?.address)} />
    </Dialog>
  );
}
