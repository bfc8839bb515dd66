import type { Locale } from '@cabinet/contracts/config';
import type { Messages, RemoteMessages } from './contract.ts';

/** The texts of one language, fetched when they do not come with the remote; null where the remote has none. */
export async function messagesIn(messages: RemoteMessages, locale: Locale): Promise<Messages | null> {
  const found = messages[locale];
  if (typeof found !== 'function') return found ?? null;
  return (await found()).default;
}
