import { useFormats } from '@cabinet/i18n/useFormats';
import { useTranslation } from 'react-i18next';
import type { BalanceMonth } from '../domain/balanceSeries.ts';
import styles from './BalanceTable.module.css';

/** The numbers of the chart, for those who listen to them. */
export function BalanceTable({ series, caption }: { series: readonly BalanceMonth[]; caption: string }) {
  const { t } = useTranslation('mf-profile');
  const { formatNumber } = useFormats();
  return (
    // A table is as wide as its content, whatever it is told: the box around it hides it.
    <div className={styles.hidden}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.month')}</th>
            <th scope="col">{t('chart.accrued')}</th>
            <th scope="col">{t('chart.charged')}</th>
            <th scope="col">{t('chart.balance')}</th>
          </tr>
        </thead>
        <tbody>
          {series.map(({ month, accrued, charged, balance }) => (
            <tr key={month.getTime()}>
              <th scope="row">
                {t(`month.${month.getMonth()}`)} {month.getFullYear()}
              </th>
              <td>{formatNumber(accrued)}</td>
              <td>{formatNumber(charged)}</td>
              <td>{formatNumber(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
