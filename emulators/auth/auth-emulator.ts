// The parts of firebase-tools' Auth emulator that the second factor touches; the package has no types for them.

/** A second factor as the emulator stores it. */
export interface StoredFactor {
  readonly mfaEnrollmentId: string;
  readonly displayName?: string | undefined;
  readonly enrolledAt?: string | undefined;
  readonly phoneInfo?: string | undefined;
  /** Only the emulator knows the secret; answers have an empty object instead. */
  readonly totpInfo?: { readonly sharedSecretKey?: string } | undefined;
}

export interface StoredUser {
  readonly localId: string;
  readonly emailVerified?: boolean;
  readonly disabled?: boolean;
  readonly mfaInfo?: readonly StoredFactor[] | undefined;
}

export interface SecondFactor {
  readonly identifier: string;
  readonly provider: string;
}

/** The accounts of a project, in memory. */
export interface ProjectState {
  readonly projectId: string;
  getUserByLocalId(localId: string): StoredUser | undefined;
  updateUserByLocalId(localId: string, changes: Partial<StoredUser> & { lastLoginAt?: string }): StoredUser;
  createRefreshTokenFor(user: StoredUser, provider: string, session: { secondFactor?: SecondFactor }): string;
  validateMfaEnrollments: (this: ProjectState, factors: readonly StoredFactor[]) => readonly StoredFactor[];
}

/** The body of a call, or of its answer: JSON whose fields the emulator's specification has checked. */
export type Json = Readonly<Record<string, unknown>>;
/** A call of the emulator's API. */
export type Operation = (state: ProjectState, body: Json, context: object) => Json | Promise<Json>;

export interface Accounts {
  lookup: Operation;
  signInWithEmailLink: Operation;
  signInWithIdp: Operation;
  signInWithPassword: Operation;
  readonly mfaEnrollment: { start: Operation; finalize: Operation };
  readonly mfaSignIn: { finalize: Operation };
}

/** The exports of the emulator's modules `operations`, `state` and `errors`. */
export interface AuthEmulator {
  readonly authOperations: {
    readonly identitytoolkit: {
      readonly accounts: Accounts;
      readonly projects: {
        queryAccounts: Operation;
        readonly accounts: { lookup: Operation; query: Operation; batchCreate: Operation };
      };
    };
    readonly securetoken: { readonly token: Operation };
  };
  readonly ProjectState: { readonly prototype: ProjectState };
  readonly BadRequestError: new (message: string) => Error;
}
