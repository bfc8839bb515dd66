import type { LocalText } from '@cabinet/contracts/text';
import type { FastifyInstance } from 'fastify';

const COINS: Record<string, Record<string, string>> = {
  ru: { токен: 'коин', Токен: 'Коин' },
  uz: { token: 'koin', Token: 'Koin' },
  en: { token: 'coin', Token: 'Coin' },
};

/** A text of the programme where the variant counts in coins (R53): both words are declined alike. */
export function inCoins(text: string, locale: string): string {
  return Object.entries(COINS[locale] ?? {}).reduce(
    (told, [token, coin]) => told.replaceAll(token, coin),
    text,
  );
}

/** The same in every language. */
export function localTextInCoins({ ru, uz, en }: Required<LocalText>): LocalText {
  return { ru: inCoins(ru, 'ru'), uz: inCoins(uz ?? ru, 'uz'), en: inCoins(en ?? ru, 'en') };
}

/** What the services refuse they say in Russian; whoever is refused has written none of it. */
export function refuseInCoins(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, body) =>
    reply.statusCode >= 400 && typeof body === 'string' ? inCoins(body, 'ru') : body,
  );
}
