/** The signed-in person, from the identity token. */
export interface Session {
  /** The person's stable id at the identity service. All data in the browser belongs to this id. */
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Roles of the resource `svc` (§6). */
  roles: string[];
}

/** The sign-in interface for the rest of the cabinet. It hides the implementation. */
export interface SignIn {
  session: Session;
  /**
   * Returns a bearer token that is valid long enough for one call. Without an identity service, returns null
   * (§6 synthetic login).
   * @param fresh replace the present token, regardless of its age
   */
  token(fresh?: boolean): Promise<string | null>;
  /** The configuration names the person, without an identity service (§6). */
  isSynthetic?: boolean;
  /** Ends the session in all tabs and leaves the page. */
  signOut(): Promise<void>;
}

/** The result of the early script for the application: the raw configuration and the pending sign-in. */
export interface Early {
  config: Promise<unknown>;
  signIn: Promise<SignIn>;
}

declare global {
  interface Window {
    cabinetEarly?: Early;
  }
}
