import { callAddress } from '@cabinet/domain/phone';
import { PhoneText } from '@cabinet/ui';
import styles from './OtherCardPhones.module.css';

/** Phone numbers of another programme whose card the participant has (§1). */
export function OtherCardPhones({ phones }: { phones: readonly string[] }) {
  return (
    <ul className={styles.phones}>
      {phones.map((phone) => (
        <li key={phone}>
          <a href={callAddress(phone)}>
            <PhoneText phone={phone} />
          </a>
        </li>
      ))}
    </ul>
  );
}
