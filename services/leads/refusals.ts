/** The window of the anti-spam limits, in seconds (§8). */
export const SPAM_SECONDS = 300;

export const SPAM_TEXT =
  'Отправка заявки заблокирована анти-спам системой. Пожалуйста попробуйте снова через 5 минут';
