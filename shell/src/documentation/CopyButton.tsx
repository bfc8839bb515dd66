import { showToast } from '@cabinet/state/ui';
import { Button, type ButtonProps } from '@cabinet/ui/Button';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Copies source code and confirms it. */
export function CopyButton({ code, ...props }: { code: string } & ButtonProps) {
  const { t } = useTranslation('documentation');
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      showToast({ message: t('example.copied') });
    } catch {
      showToast({ message: t('example.notCopied'), color: 'error' });
    }
  }
  return (
    <Button variant="quiet" size="sm" {...props} onClick={() => void copy()}>
      <Copy size={16} strokeWidth={1.8} aria-hidden="true" />
      {t('example.copy')}
    </Button>
  );
}
