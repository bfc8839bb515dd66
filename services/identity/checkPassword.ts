import type { FastifyRequest } from 'fastify';
import type { Database } from '../kit/database.ts';
import { openHeavyWork } from '../kit/heavyWork.ts';
import { boundEach } from '../kit/inFlight.ts';
import { AT_ONCE, HEAVY_WORK, type RateName } from '../kit/limits.ts';
import { forget, giveBack, networkOf, spend } from '../kit/plugins/rateLimit.ts';
import { type Account, findKeptAccount } from './accounts.ts';
import type { PasswordTask } from './passwordWorker.ts';

/** A sign-in form that was sent. */
export interface Attempt {
  email: string;
  password: string;
  /** The interaction that the form belongs to. */
  form: string;
  /** The browser, where somebody has signed in with that e-mail before. */
  device: string | null;
}

/**
 * Looks at a password; an e-mail that nobody has takes as long as a wrong password (B3).
 * @returns null for a wrong e-mail or password
 * @throws {TooManyRequests} too many forms (D2), or too many wrong passwords: for the e-mail from that network or known
 * browser (D4), or from that network for any e-mail (D3)
 * @throws {Unavailable} too many passwords wait (D2)
 */
export type CheckPassword = (request: FastifyRequest, attempt: Attempt) => Promise<Account | null>;

/** @param passwords see {@link openPasswords} */
export function passwordCheck(db: Database, passwords: Passwords): CheckPassword {
  const eachForm = boundEach(AT_ONCE.signInsOfForm.most);
  const eachNetwork = boundEach(AT_ONCE.signInsOfNetwork.most);

  return (request, { email, password, form, device }) => {
    const network = networkOf(request);
    const counted: Array<[RateName, string]> = [
      ['wrongPasswords', `${email} ${device === null ? network : `device ${device}`}`],
      // Of a network that others have used up a known browser may still sign in.
      ...(device === null ? [['wrongPasswordsOfNetwork', network] as [RateName, string]] : []),
    ];

    async function look(): Promise<Account | null> {
      await spend(db, request, 'signInsOfForm', form);
      await spend(db, request, 'signInsOfNetwork', network);
      // Counted before the password is looked at: guesses sent at once count each.
      for (const [name, asker] of counted) await spend(db, request, name, asker);
      const account = await findKeptAccount(db, email);
      const isRight = await passwords
        .isRight(password, account?.password ?? null)
        .catch((error) => allBack().then(() => Promise.reject(error)));
      if (!account || !isRight) return null;
      await allBack();
      await forget(db, ...(counted[0] as [RateName, string]));
      return account;
    }
    async function allBack(): Promise<void> {
      for (const [name, asker] of counted) await giveBack(db, name, asker);
    }
    return eachForm(form, () => eachNetwork(network, look));
  };
}

/** The queue in which passwords are hashed, one at a time. Each throws {@link Unavailable} while too many wait. */
export interface Passwords {
  /** @param kept see {@link PasswordTask} */
  isRight(password: string, kept: string | null): Promise<boolean>;
  /** A password as it is kept. */
  hash(password: string): Promise<string>;
  close(): Promise<void>;
}

/** Opens the queue, off the threads that serve files (D2). */
export function openPasswords(): Passwords {
  const worker = new URL('./passwordWorker.ts', import.meta.url);
  const work = openHeavyWork<PasswordTask, boolean | string>(worker, HEAVY_WORK.passwords);
  return {
    isRight: async (password, kept) => (await work.run({ password, kept })) === true,
    hash: async (password) => String(await work.run({ password })),
    close: () => work.close(),
  };
}
