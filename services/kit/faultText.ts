/** The forms' words for what their schemas refuse (§5), which the services repeat to whoever sends past a form. */
const WORDS: Record<string, (limit: string) => string> = {
  required: () => 'Поле обязательно для заполнения',
  short: (limit) => `Не короче ${limit} знаков`,
  long: (limit) => `Не длиннее ${limit} знаков`,
  email: () => 'Введи корректный адрес e-mail',
  wholeTokens: () => 'Впиши целое число, например 5000',
  code: (limit) => `В коде ${limit} цифр`,
};

/**
 * The words of a fault as `shared/domain/src/forms` name them: a key, with a limit behind a stroke.
 * @returns null for what no form has words for
 */
export function faultText(fault: string): string | null {
  const [key = '', limit = ''] = fault.split('/');
  return WORDS[key]?.(limit) ?? null;
}
