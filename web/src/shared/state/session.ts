import { create } from 'zustand';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { forgetDevice } from '../push/push-storage.ts';

/** Who is signed in, as the shell and the guards need to know it. `emailVerified` is true until the server has reported otherwise. */
export type SessionUser = Pick<
  OwnProfile,
  'uid' | 'name' | 'email' | 'emailVerified' | 'role' | 'isVerified' | 'profilePic'
>;

const roles: Record<Role, true> = { user: true, content_creator: true, business_owner: true, admin: true };
const isRole = (value: unknown): value is Role => typeof value === 'string' && value in roles;

/**
 * Reads the stored user; undefined when it is missing or not one. Written by hand because every page needs it before
 * its first paint and a schema library would be most of what that page loads.
 */
export function parseStoredUser(text: string | null): SessionUser | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  if (typeof json !== 'object' || json === null) return undefined;
  const { uid, name, email, emailVerified, role, isVerified, profilePic } = json as Record<string, unknown>;
  if (typeof uid !== 'string' || uid === '' || typeof email !== 'string') return undefined;
  return {
    uid,
    email,
    emailVerified: emailVerified !== false,
    name: typeof name === 'string' ? name : '',
    role: isRole(role) ? role : 'user',
    isVerified: isVerified === true,
    profilePic: typeof profilePic === 'string' ? profilePic : null,
  };
}

const ROLE_LABELS: Record<Role, string> = {
  content_creator: 'Content Creator',
  business_owner: 'Business Owner',
  admin: 'Admin',
  user: 'User',
};

export function roleLabel(role: Role): string {
  return ROLE_LABELS[role];
}

export const TOKEN_STORAGE_KEY = 'loot_token';
export const USER_STORAGE_KEY = 'loot_user';
/** The loots that the person who is signed in has last looked at. */
export const RECENT_LOOTS_STORAGE_KEY = 'loot_recent';

/** `restoring`: something is stored and the server has not confirmed it yet. */
export type SessionStatus = 'restoring' | 'signedOut' | 'signedIn';

interface SessionState {
  status: SessionStatus;
  user: SessionUser | null;
  /** The Firebase ID token sent as bearer. */
  token: string | null;
  /** Auth calls in flight; above zero the overlay says "Loading...". */
  busyCalls: number;
  /** True when somebody signs out, or has just signed out, by choice and is on the way to the landing page, not to signing in again. */
  leaving: boolean;
}

/** Returns the stored session: `restoring`, to be confirmed by the server, when both token and user are there; signed out otherwise. */
export function readStoredSession(storage: Storage): SessionState {
  const token = storage.getItem(TOKEN_STORAGE_KEY);
  const user = parseStoredUser(storage.getItem(USER_STORAGE_KEY));
  if (!token || !user) return SIGNED_OUT;
  return { status: 'restoring', user, token, busyCalls: 0, leaving: false };
}

const SIGNED_OUT: SessionState = { status: 'signedOut', user: null, token: null, busyCalls: 0, leaving: false };

/** Knows at once what the browser has stored; signed out where there is no storage, as in the build that renders the landing page. */
export const useSession = create<SessionState>()(() => SIGNED_OUT);
if (typeof localStorage !== 'undefined') useSession.setState(readStoredSession(localStorage));

/** Remembers who is signed in, here and for the next visit. Fields beyond `SessionUser` are not kept. */
export function saveSession(token: string, person: SessionUser): void {
  const { uid, name, email, emailVerified, role, isVerified, profilePic } = person;
  const user = { uid, name, email, emailVerified, role, isVerified, profilePic };
  localStorage.setItem(TOKEN_STORAGE_KEY, token);
  localStorage.setItem(USER_STORAGE_KEY, JSON.stringify(user));
  useSession.setState({ status: 'signedIn', token, user, leaving: false });
}

/** Puts a fresh ID token in the place of the one that is about to expire. Does nothing when nobody is signed in. */
export function replaceToken(token: string): void {
  if (useSession.getState().status === 'signedOut') return;
  localStorage.setItem(TOKEN_STORAGE_KEY, token);
  useSession.setState({ token });
}

/** Takes the session out of storage, with what belongs to the person: the browser's other tabs sign out at once, this one may still end it. */
export function forgetStoredSession(): void {
  localStorage.removeItem(TOKEN_STORAGE_KEY);
  localStorage.removeItem(USER_STORAGE_KEY);
  localStorage.removeItem(RECENT_LOOTS_STORAGE_KEY);
  void forgetDevice();
}

/** Forgets the session, here and in storage. `leaving`: by choice, see `SessionState`. */
export function clearSession({ leaving = false } = {}): void {
  forgetStoredSession();
  useSession.setState({ status: 'signedOut', token: null, user: null, leaving });
}

/** Takes the "Loading..." overlay away while somebody is asked something in the middle of an auth call. */
export async function whileIdle<T>(ask: () => Promise<T>): Promise<T> {
  const { busyCalls } = useSession.getState();
  useSession.setState((state) => ({ busyCalls: state.busyCalls - busyCalls }));
  try {
    return await ask();
  } finally {
    useSession.setState((state) => ({ busyCalls: state.busyCalls + busyCalls }));
  }
}

/** Shows the "Loading..." overlay while an auth call runs. */
export async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  useSession.setState((state) => ({ busyCalls: state.busyCalls + 1 }));
  try {
    return await work();
  } finally {
    useSession.setState((state) => ({ busyCalls: state.busyCalls - 1 }));
  }
}
