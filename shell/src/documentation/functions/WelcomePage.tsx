import { addDays } from '@cabinet/domain/dates';
import { welcomeOperation } from '@cabinet/domain/welcome';
import { FunctionDemo } from './FunctionDemo.tsx';

/**
 * §4 Welcome modal, R7: shows which operation appears in the welcome dialog. The reader types operations as
 * type and age in days.
 */
export function WelcomePage() {
  return (
    <FunctionDemo
      signature="welcomeOperation(operations, now)"
      run={(text) => welcomeIn(text, new Date())}
      cases={[
        'WELCOME 3',
        'FRIEND 1, WELCOME 30',
        'WELCOME 31',
        'WELCOME 3, CANCELLATION 2',
        'PAYMENT 1, WELCOME 5',
      ]}
    />
  );
}

function welcomeIn(text: string, now: Date): string | null {
  const operations = text.split(',').map((operation) => {
    const [type = '', days = '0'] = operation.trim().split(' ');
    return { type, text: operation.trim(), date: addDays(now, -Number(days)).toISOString() };
  });
  return welcomeOperation(operations, now)?.text ?? null;
}
