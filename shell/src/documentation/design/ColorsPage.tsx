import { useFormats } from '@cabinet/i18n/useFormats';
import { Table } from '@cabinet/ui/Table';
import { useTranslation } from 'react-i18next';
import { contrastOf, hexOf, ratioText } from './contrast.ts';
import styles from './Design.module.css';
import { useTokenValues } from './useTokenValues.ts';

/** Text needs a ratio of 4.5. Large text and graphics need 3 (WCAG 1.4.3, 1.4.11). */
const NO_TEXT = /^(?:line-strong|focus|accent|ring-\d)$/;

/** Shows every colour token in the current variant and mode. */
export function ColorsPage() {
  const { t } = useTranslation('documentation');
  const { locale } = useFormats();
  const [values, element] = useTokenValues('--c-', 'backgroundColor');
  const rows = [...values].map(([token, value]) => {
    const name = token.slice('--c-'.length);
    const ground = groundOf(name);
    const contrast = ground === null ? null : contrastOf(value, values.get(`--c-${ground}`) ?? '');
    return { token, value, ground, contrast, least: NO_TEXT.test(name) ? 3 : 4.5 };
  });
  return (
    <div className={styles.table} ref={element}>
      <Table
        caption={t('design.colours')}
        columns={[
          {
            id: 'token',
            title: t('design.token'),
            cell: ({ token }) => (
              <span className={styles.token}>
                <span className={styles.swatch} style={{ background: `var(${token})` }} />
                <code>{token}</code>
              </span>
            ),
          },
          { id: 'value', title: t('design.value'), cell: ({ value }) => <code>{hexOf(value)}</code> },
          { id: 'ground', title: t('design.ground'), cell: ({ ground }) => <code>{ground ?? '–'}</code> },
          {
            id: 'contrast',
            title: t('design.contrast'),
            align: 'end',
            cell: ({ contrast, least }) =>
              contrast === null
                ? '–'
                : t('design.ratio', {
                    ratio: ratioText(contrast, locale),
                    least: ratioText(least, locale),
                  }),
          },
        ]}
        rows={rows}
        rowKey={({ token }) => token}
        empty=""
      />
    </div>
  );
}

/** Returns the background colour of a colour, or null for a background. */
function groundOf(name: string): string | null {
  if (name.startsWith('on-stage')) return 'stage';
  if (name.startsWith('on-')) return name.slice('on-'.length);
  if (/^(?:accent|ring-\d)$/.test(name)) return 'stage';
  if (name === 'code') return 'code-ground';
  return /^(?:ink.*|primary|success|warning|danger|info|line-strong|focus)$/.test(name) ? 'surface' : null;
}
