/** Who is signed in, as the identity token says. */
export interface Session {
  /** Stable id of the person at the identity service; everything kept in the browser is bound to it. */
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Roles of the resource `svc` (§6). */
  roles: string[];
}

/** What the cabinet knows of signing in; how it is done stays behind it. */
export interface SignIn {
  session: Session;
  /**
   * A bearer token that lasts long enough for a call; null where no identity service is used (§6 synthetic login).
   * @param fresh replace the present token whatever its age
   */
  token(fresh?: boolean): Promise<string | null>;
  /** The configuration says who this is, and no identity service (§6). */
  isSynthetic?: boolean;
  /** Ends the session here and in the other tabs, and leaves the page. */
  signOut(): Promise<void>;
}

/** What the early script leaves for the application: the raw configuration and the sign-in under way. */
export interface Early {
  config: Promise<unknown>;
  signIn: Promise<SignIn>;
}

declare global {
  interface Window {
    cabinetEarly?: Early;
  }
}
