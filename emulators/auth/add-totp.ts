import { randomBytes, randomUUID } from 'node:crypto';
import type {
  AuthEmulator,
  Json,
  Operation,
  ProjectState,
  SecondFactor,
  StoredFactor,
  StoredUser,
} from './auth-emulator.ts';
import { CODE_LENGTH, isTotpCode, PERIOD_SECONDS, toBase32 } from './totp.ts';

/** Periods before and after the present one whose codes are taken, unless the project's configuration says otherwise. */
const ADJACENT_INTERVALS = 5;
/** Length of a secret in bytes: that of SHA-1, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const ENROLLMENT_MS = 5 * 60_000;

/** First factors after which the identity service enrols no second one. */
const INELIGIBLE = new Set(['anonymous', 'custom', 'phone', 'gc.apple.com']);

interface Enrollment {
  readonly localId: string;
  readonly secret: string;
  readonly until: number;
}

interface FirstFactor {
  readonly user: StoredUser;
  readonly provider: string;
}

const isTotp = ({ totpInfo }: StoredFactor): boolean => totpInfo !== undefined;

/** A factor as answers show it. */
const withoutSecret = (factor: StoredFactor): StoredFactor => (isTotp(factor) ? { ...factor, totpInfo: {} } : factor);

function showUser<U extends StoredUser>(user: U): U {
  return user.mfaInfo ? { ...user, mfaInfo: user.mfaInfo.map(withoutSecret) } : user;
}

/** Reads the text at a path of a body; an empty one when there is none. */
function textAt(body: Json, ...path: string[]): string {
  const found = path.reduce<unknown>((node, key) => (node as Json | undefined)?.[key], body);
  return typeof found === 'string' ? found : '';
}

/**
 * Teaches firebase-tools' Auth emulator, which knows text messages alone, the second factor of authenticator apps. Call it before the emulator makes its
 * routes.
 */
export function addTotp({ authOperations, ProjectState, BadRequestError }: AuthEmulator): void {
  const { accounts, projects } = authOperations.identitytoolkit;
  const enrollments = new Map<string, Enrollment>();

  function assert(condition: unknown, message: string): asserts condition {
    if (!condition) throw new BadRequestError(message);
  }

  /** The person of an ID token; the emulator itself refuses a token that is no good. */
  const { lookup } = accounts;
  async function personOf(state: ProjectState, body: Json): Promise<FirstFactor> {
    const idToken = textAt(body, 'idToken');
    const { users } = (await lookup(state, { idToken }, {})) as { users: readonly StoredUser[] };
    const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as {
      firebase: { sign_in_provider: string };
    };
    const [user] = users;
    assert(user, 'USER_NOT_FOUND');
    return { user, provider: claims.firebase.sign_in_provider };
  }

  /** The person who has passed the first factor, by the emulator's own credential. */
  function pendingPerson(state: ProjectState, credential: string): FirstFactor {
    let pending: Json = {};
    try {
      pending = JSON.parse(Buffer.from(credential, 'base64').toString()) as Json;
    } catch {
      // It is refused below.
    }
    const user = state.getUserByLocalId(textAt(pending, 'localId'));
    const isOwn = '_AuthEmulatorMfaPendingCredential' in pending && pending['projectId'] === state.projectId;
    assert(isOwn && user, 'INVALID_MFA_PENDING_CREDENTIAL');
    return { user, provider: textAt(pending, 'signInProvider') };
  }

  async function issueTokens(state: ProjectState, { user, provider }: FirstFactor, secondFactor: SecondFactor) {
    const refreshToken = state.createRefreshTokenFor(user, provider, { secondFactor });
    const granted = await authOperations.securetoken.token(state, { grantType: 'refresh_token', refreshToken }, {});
    return { idToken: granted['id_token'], refreshToken: granted['refresh_token'] };
  }

  const factorOf = (id: string): SecondFactor => ({ identifier: id, provider: 'totp' });

  const { start } = accounts.mfaEnrollment;
  accounts.mfaEnrollment.start = async (state, body, context) => {
    if (!body['totpEnrollmentInfo']) return start(state, body, context);
    const { user, provider } = await personOf(state, body);
    assert(!INELIGIBLE.has(provider), 'UNSUPPORTED_FIRST_FACTOR : MFA is not available for the given first factor.');
    assert(user.emailVerified, 'UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.');
    const secret = toBase32(randomBytes(SECRET_BYTES));
    const sessionInfo = randomUUID();
    const until = Date.now() + ENROLLMENT_MS;
    enrollments.set(sessionInfo, { localId: user.localId, secret, until });
    return {
      totpSessionInfo: {
        sharedSecretKey: secret,
        verificationCodeLength: CODE_LENGTH,
        hashingAlgorithm: 'SHA1',
        periodSec: PERIOD_SECONDS,
        sessionInfo,
        finalizeEnrollmentTime: new Date(until).toISOString(),
      },
    };
  };

  const { finalize: finalizeEnrollment } = accounts.mfaEnrollment;
  accounts.mfaEnrollment.finalize = async (state, body, context) => {
    if (!body['totpVerificationInfo']) return finalizeEnrollment(state, body, context);
    const first = await personOf(state, body);
    const sessionInfo = textAt(body, 'totpVerificationInfo', 'sessionInfo');
    const enrollment = enrollments.get(sessionInfo);
    assert(enrollment?.localId === first.user.localId, 'INVALID_SESSION_INFO');
    assert(enrollment.until > Date.now(), 'SESSION_EXPIRED');
    assertCode(enrollment.secret, textAt(body, 'totpVerificationInfo', 'verificationCode'));
    enrollments.delete(sessionInfo);
    const factor: StoredFactor = {
      mfaEnrollmentId: randomUUID(),
      displayName: textAt(body, 'displayName') || undefined,
      enrolledAt: new Date().toISOString(),
      totpInfo: { sharedSecretKey: enrollment.secret },
    };
    // Read anew: what `lookup` shows has no secrets.
    const before = state.getUserByLocalId(first.user.localId)?.mfaInfo ?? [];
    const user = state.updateUserByLocalId(first.user.localId, { mfaInfo: [...before, factor] });
    return { ...(await issueTokens(state, { ...first, user }, factorOf(factor.mfaEnrollmentId))), totpAuthInfo: {} };
  };

  function assertCode(secret: string, code: string): void {
    assert(code, 'MISSING_CODE');
    assert(isTotpCode(secret, code, Date.now(), ADJACENT_INTERVALS), 'INVALID_CODE');
  }

  const { finalize: finalizeSignIn } = accounts.mfaSignIn;
  accounts.mfaSignIn.finalize = async (state, body, context) => {
    if (!body['totpVerificationInfo']) return finalizeSignIn(state, body, context);
    assert(body['mfaPendingCredential'], 'MISSING_MFA_PENDING_CREDENTIAL');
    assert(body['mfaEnrollmentId'], 'MISSING_MFA_ENROLLMENT_ID');
    const first = pendingPerson(state, textAt(body, 'mfaPendingCredential'));
    const id = textAt(body, 'mfaEnrollmentId');
    const secret = first.user.mfaInfo?.find((factor) => factor.mfaEnrollmentId === id)?.totpInfo?.sharedSecretKey;
    assert(secret, 'MFA_ENROLLMENT_NOT_FOUND');
    assertCode(secret, textAt(body, 'totpVerificationInfo', 'verificationCode'));
    assert(!first.user.disabled, 'USER_DISABLED');
    const user = state.updateUserByLocalId(first.user.localId, { lastLoginAt: String(Date.now()) });
    return issueTokens(state, { ...first, user }, factorOf(id));
  };

  const { validateMfaEnrollments } = ProjectState.prototype;
  ProjectState.prototype.validateMfaEnrollments = function (factors) {
    validateMfaEnrollments.call(
      this,
      factors.filter((factor) => !isTotp(factor)),
    );
    return factors;
  };

  /** Has a sign-in say which of the pending factors are authenticator apps; the emulator leaves that out. */
  const withTotpInfo =
    (operation: Operation): Operation =>
    async (state, body, context) => {
      const answer = await operation(state, body, context);
      const factors = answer['mfaInfo'] as readonly StoredFactor[] | undefined;
      const stored = state.getUserByLocalId(textAt(answer, 'localId'))?.mfaInfo ?? [];
      if (!factors) return answer;
      const apps = new Set(stored.filter(isTotp).map(({ mfaEnrollmentId }) => mfaEnrollmentId));
      return {
        ...answer,
        mfaInfo: factors.map((factor) => (apps.has(factor.mfaEnrollmentId) ? { ...factor, totpInfo: {} } : factor)),
      };
    };
  accounts.signInWithPassword = withTotpInfo(accounts.signInWithPassword);
  accounts.signInWithIdp = withTotpInfo(accounts.signInWithIdp);
  accounts.signInWithEmailLink = withTotpInfo(accounts.signInWithEmailLink);

  /** Keeps secrets out of an answer's list of users. Exports of the suite are not changed: they are imported again. */
  const withoutSecrets =
    (operation: Operation, list: 'users' | 'userInfo'): Operation =>
    async (state, body, context) => {
      const answer = await operation(state, body, context);
      const users = answer[list] as readonly StoredUser[] | undefined;
      return users ? { ...answer, [list]: users.map(showUser) } : answer;
    };
  accounts.lookup = withoutSecrets(accounts.lookup, 'users');
  projects.accounts.lookup = withoutSecrets(projects.accounts.lookup, 'users');
  projects.accounts.query = withoutSecrets(projects.accounts.query, 'userInfo');
  projects.queryAccounts = withoutSecrets(projects.queryAccounts, 'userInfo');

  const { batchCreate } = projects.accounts;
  projects.accounts.batchCreate = async (state, body, context) => {
    const users = (body['users'] ?? []) as readonly StoredUser[];
    const others = users.map((user) => ({ ...user, mfaInfo: user.mfaInfo?.filter((factor) => !isTotp(factor)) }));
    const answer = await batchCreate(state, { ...body, users: others }, context);
    for (const { localId, mfaInfo = [] } of users) {
      const before = state.getUserByLocalId(localId)?.mfaInfo ?? [];
      const apps = mfaInfo.filter(isTotp);
      if (apps.length > 0) state.updateUserByLocalId(localId, { mfaInfo: [...before, ...apps] });
    }
    return answer;
  };
}
