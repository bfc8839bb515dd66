/** The form's error texts (§5). The services return the same texts to clients that bypass a form. */
const WORDS: Record<string, (limit: string) => string> = {
  required: () => 'Поле обязательно для заполнения',
  short: (limit) => `Не короче ${limit} знаков`,
  long: (limit) => `Не длиннее ${limit} знаков`,
  name: () => 'Введи корректное имя',
  lastName: () => 'Введи корректную фамилию',
  middleName: () => 'Введи корректное отчество',
  phone: () => 'Введи корректный номер телефона',
  email: () => 'Введи корректный адрес e-mail',
  contact: () => 'Укажи телефон или e-mail',
  birthDate: () => 'Введи корректную дату рождения. Участнику от 14 до 100 лет',
  past: () => 'Этот день уже прошёл, выбери другой',
  wholeTokens: () => 'Впиши целое число, например 5000',
  code: (limit) => `В коде ${limit} цифр`,
};

/**
 * Returns the text of an issue from `shared/domain/src/forms`. An issue is a key, with an optional limit after
 * a slash.
 * @returns null if the forms have no text for the issue
 */
export function issueText(issue: string): string | null {
  const [key = '', limit = ''] = issue.split('/');
  return WORDS[key]?.(limit) ?? null;
}
