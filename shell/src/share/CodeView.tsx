import { splitLink } from '@cabinet/domain/referralLink';
import { useFormats } from '@cabinet/i18n/useFormats';
import { configAtom } from '@cabinet/state/config';
import { reportError } from '@cabinet/state/report';
import { Button } from '@cabinet/ui/Button';
import { drawnAlone, pngFile, printCode } from '@cabinet/ui/codeFile';
import { QrDrawing } from '@cabinet/ui/drawing/QrDrawing';
import { Letterhead } from '@cabinet/ui/Letterhead';
import { saveFile } from '@cabinet/ui/saveFile';
import { useAtomValue } from 'jotai';
import { Download, Printer } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CodeView.module.css';

const ICON = { size: 18, strokeWidth: 1.8, 'aria-hidden': true } as const;

/** Shows the link as a code to scan, save or print. The panel's chunk contains the code generator. */
export function CodeView({ link }: { link: string }) {
  const { t } = useTranslation('share');
  const { localText } = useFormats();
  const university = useAtomValue(configAtom)?.university;
  const place = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const { address, own } = splitLink(link);

  async function take(use: (code: SVGSVGElement) => unknown) {
    const drawing = place.current?.querySelector('svg');
    if (!drawing) return;
    try {
      await use(drawnAlone(drawing));
    } catch (error) {
      reportError(error, 'referral-code');
    }
  }
  const save = (code: SVGSVGElement) =>
    pngFile(code).then((picture) => saveFile(picture, `${t('code.file')}.png`));
  const print = (code: SVGSVGElement) =>
    printCode(code, { title: t('code.sheet'), link, head: head.current });

  return (
    <>
      <div className={styles.code} ref={place}>
        <QrDrawing value={link} label={t('code.label')} />
      </div>
      <p className={styles.link}>{address + own}</p>
      <p className={styles.text}>{t('code.text')}</p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => void take(save)}>
          <Download {...ICON} />
          {t('code.save')}
        </Button>
        <Button variant="quiet" onClick={() => void take(print)}>
          <Printer {...ICON} />
          {t('code.print')}
        </Button>
      </div>
      <Letterhead ref={head} name={localText(university?.name)} address={localText(university?.address)} />
    </>
  );
}
