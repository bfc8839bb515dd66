import type { LocalText } from '@cabinet/contracts/text';
import type { FastifyInstance } from 'fastify';

const COINS: Record<string, Record<string, string>> = {
  ru: { токен: 'коин', Токен: 'Коин' },
  uz: { token: 'koin', Token: 'Koin' },
  en: { token: 'coin', Token: 'Coin' },
};

/**
 * Replaces "token" with "coin" in a text for a variant that counts in coins (R53). Both words have the same
 * declension.
 */
export function inCoins(text: string, locale: string): string {
  return Object.entries(COINS[locale] ?? {}).reduce(
    (told, [token, coin]) => told.replaceAll(token, coin),
    text,
  );
}

/** Applies `inCoins` to each language of the text. A missing language falls back to Russian. */
export function localTextInCoins({ ru, uz, en }: Required<LocalText>): LocalText {
  return { ru: inCoins(ru, 'ru'), uz: inCoins(uz ?? ru, 'uz'), en: inCoins(en ?? ru, 'en') };
}

/**
 * Converts refusals to coins. Error texts are Russian and written by the services, so user input is never
 * changed.
 */
export function refuseInCoins(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, body) =>
    reply.statusCode >= 400 && typeof body === 'string' ? inCoins(body, 'ru') : body,
  );
}
