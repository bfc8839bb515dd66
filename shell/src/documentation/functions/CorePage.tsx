import { initials } from '@cabinet/domain/initials';
import { landerName } from '@cabinet/domain/landerName';
import { friendshipLevel } from '@cabinet/domain/level';
import { parseOrderIds } from '@cabinet/domain/orderIds';
import { normalisePhone } from '@cabinet/domain/phone';
import styles from './FunctionDemo.module.css';
import { FunctionDemo } from './FunctionDemo.tsx';

/** Shows rules that the cabinet and its services share. */
export function CorePage() {
  return (
    <div className={styles.functions}>
      <FunctionDemo
        signature="normalisePhone(phone)"
        run={(phone) => normalisePhone(phone)}
        cases={['8 (916) 123-45-67', '+998 90 123 45 67', '79161234567', 'phone']}
      />
      <FunctionDemo
        signature="friendshipLevel(paidFriends)"
        run={(count) => friendshipLevel(Number(count))}
        cases={['4', '5', '9', '10']}
      />
      <FunctionDemo
        signature="parseOrderIds(text)"
        run={parseOrderIds}
        cases={['12-15-12', '1006', '12-', '0']}
      />
      <FunctionDemo
        signature="landerName(name)"
        run={landerName}
        cases={['Анна-Мария 2', 'Oʻgʻiloy', "O'Neil", 'Zoé']}
      />
      <FunctionDemo
        signature="initials(name)"
        run={initials}
        cases={['Людмила Юрьева', 'Шахноза', 'Anna Maria Lee']}
      />
    </div>
  );
}
