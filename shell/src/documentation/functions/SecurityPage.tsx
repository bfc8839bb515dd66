import { safeHref } from '@cabinet/domain/href';
import { mayViewAs } from '@cabinet/domain/roles';
import styles from './FunctionDemo.module.css';
import { FunctionDemo } from './FunctionDemo.tsx';

/** Shows the rules that keep a participant inside the cabinet, and attackers out. */
export function SecurityPage() {
  return (
    <div className={styles.functions}>
      <FunctionDemo
        signature="safeHref(href, origin)"
        run={(href) => safeHref(href, 'https://friends.example')}
        cases={[
          '/my//catalog/12?from=mail',
          'orders/1006',
          'https://friends.example/my/faq',
          'https://evil.example/my/faq',
          '//evil.example/my/',
          'javascript:alert(1)',
          '/my/../admin',
        ]}
      />
      <FunctionDemo
        signature="mayViewAs(roles)"
        run={(roles) => mayViewAs(roles.split(', '))}
        cases={['tokens-manager', 'user, admin', 'user', 'ADMIN']}
      />
    </div>
  );
}
